import { mayPlay } from "../../../lib/sound";
import type { Heard } from "./played";

interface Voice {
  at: AudioContext;
  gain: GainNode;
  filter: BiquadFilterNode;
  pan: StereoPannerNode;
  /** The hum of a slope, its fifth and its octave. */
  tones: readonly Tone[];
}

interface Tone {
  times: number;
  source: OscillatorNode;
  gain: GainNode;
}

/** The bag's own sounds; silent whenever the house is. */
class BagSound {
  #voice: Voice | null = null;
  #quiet: ReturnType<typeof setTimeout> | null = null;

  #ready(): Voice | null {
    if (!mayPlay()) return null;
    this.#voice ??= voice();
    if (this.#voice.at.state === "suspended") void this.#voice.at.resume();
    return this.#voice.at.state === "running" ? this.#voice : null;
  }

  /** A gesture: from now on there may be sound. */
  wake(): void {
    this.#ready();
  }

  /** The hand is out: what sounds may end, then there is nothing to run. */
  rest(): void {
    if (this.#quiet !== null) clearTimeout(this.#quiet);
    this.#hush();
    this.#quiet = setTimeout(() => void this.#voice?.at.suspend(), 2500);
  }

  /** What is heard of this touch; `side` is -1 … 1, left to right in the bag. */
  rub(heard: Heard, side: number): void {
    const made = this.#ready();
    if (!made) return;
    const now = made.at.currentTime;
    made.filter.frequency.setTargetAtTime(heard.hertz, now, 0.02);
    made.gain.gain.setTargetAtTime(heard.loud, now, 0.018);
    made.pan.pan.setTargetAtTime(side, now, 0.03);
    const shares = [1, heard.fifth, heard.octave];
    made.tones.forEach(({ times, source, gain }, k) => {
      source.frequency.setTargetAtTime(heard.pitch * times, now, 0.02);
      gain.gain.setTargetAtTime(heard.hum * (shares[k] ?? 0), now, 0.025);
    });
    if (this.#quiet !== null) clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#hush(), 90);
    if (heard.knock) strike(made.at, { ...heard.knock, length: 0.05, side, kind: "triangle" });
  }

  #hush(): void {
    if (!this.#voice) return;
    const { at, gain, tones } = this.#voice;
    for (const one of [gain, ...tones.map((tone) => tone.gain)]) one.gain.setTargetAtTime(0, at.currentTime, 0.05);
  }

  /** The rim of the bag: dull, and no way through. */
  rim(side: number): void {
    this.#strike({ hertz: 82, length: 0.16, loud: 0.2, side });
  }

  /** Somebody else's hand. */
  brush(): void {
    this.#strike({ hertz: 210, length: 0.3, loud: 0.06 }, { hertz: 316, length: 0.3, loud: 0.035 });
  }

  /** A heart: the hand has closed on something; once more for every further piece. */
  beat(pieces: number): void {
    for (let k = 0; k < Math.min(3, pieces); k++) {
      this.#strike({ hertz: 62, length: 0.2, loud: 0.42, after: k * 0.34 }, { hertz: 54, length: 0.24, loud: 0.3, after: k * 0.34 + 0.15 });
    }
  }

  /** Two fingers on a piece: the wider it is, the lower, and the further apart. */
  width(millimetres: number): void {
    const hertz = 1500 / (1 + millimetres / 12);
    for (const side of [-0.6, 0.6]) this.#strike({ hertz, length: 0.09, loud: 0.14, after: 0.3 + (side > 0 ? millimetres / 200 : 0), side, kind: "triangle" });
  }

  /** Wood that is about to give way, 0 … 1. */
  creak(strain: number): void {
    this.#strike({ hertz: 88 + 60 * strain, length: 0.13, loud: 0.05 + 0.05 * strain, kind: "sawtooth" });
  }

  /** Wood that comes down on wood, 0 … 1. */
  clatter(hard: number): void {
    this.#strike({ hertz: 420 + 380 * Math.random(), length: 0.05, loud: 0.08 + 0.14 * hard, kind: "triangle" });
  }

  /** A hand that closed on nothing. */
  nothing(): void {
    this.#strike({ hertz: 240, length: 0.1, loud: 0.08 }, { hertz: 170, length: 0.14, loud: 0.08, after: 0.09 });
  }

  open(): void {
    this.#strike({ hertz: 300, length: 0.1, loud: 0.07 });
  }

  #strike(...strikes: Strike[]): void {
    const made = this.#ready();
    if (made) for (const one of strikes) strike(made.at, one);
  }
}

export const bagSound = new BagSound();

interface Strike {
  hertz: number;
  length: number;
  loud: number;
  after?: number;
  side?: number;
  kind?: OscillatorType;
}

function strike(at: AudioContext, { hertz, length, loud, after = 0, side = 0, kind = "sine" }: Strike): void {
  const begin = at.currentTime + after;
  const gain = at.createGain();
  const pan = at.createStereoPanner();
  const tone = at.createOscillator();
  tone.type = kind;
  tone.frequency.setValueAtTime(hertz, begin);
  tone.frequency.exponentialRampToValueAtTime(hertz * 0.86, begin + length);
  pan.pan.value = Math.max(-1, Math.min(1, side));
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(gain).connect(pan).connect(at.destination);
  tone.start(begin);
  tone.stop(begin + length);
}

/** Skin on cloth and wood: two seconds of noise, going round, through a filter that opens and shuts. */
function voice(): Voice {
  const at = new AudioContext({ latencyHint: "interactive" });
  const noise = at.createBuffer(1, at.sampleRate * 2, at.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = at.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const filter = at.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = 500;
  filter.Q.value = 0.9;
  const gain = at.createGain();
  gain.gain.value = 0;
  const pan = at.createStereoPanner();
  source.connect(filter).connect(gain).connect(pan).connect(at.destination);
  source.start();
  return { at, gain, filter, pan, tones: [1, 1.5, 2].map((times) => tone(at, times, pan)) };
}

function tone(at: AudioContext, times: number, to: AudioNode): Tone {
  const [source, gain] = [at.createOscillator(), at.createGain()];
  source.type = "sine";
  gain.gain.value = 0;
  source.connect(gain).connect(to);
  source.start();
  return { times, source, gain };
}
