import { prefs } from "./prefs.svelte";

export type Sound = "card" | "knock" | "turn" | "win" | "fanfare" | "deal" | "call" | "wood";

let context: AudioContext | null = null;

/** Browsers let a page sound only after a gesture, and complain of one that tries before. */
export const mayPlay = (): boolean => prefs.sound && typeof AudioContext !== "undefined" && navigator.userActivation?.hasBeenActive !== false;

function audio(): AudioContext | null {
  if (!mayPlay()) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context.state === "running" ? context : null;
}

function tone(at: AudioContext, hertz: number, start: number, length: number, loud: number): void {
  const gain = at.createGain();
  const voice = at.createOscillator();
  voice.type = "sine";
  voice.frequency.value = hertz;
  gain.gain.setValueAtTime(0, at.currentTime + start);
  gain.gain.linearRampToValueAtTime(loud, at.currentTime + start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + start + length);
  voice.connect(gain).connect(at.destination);
  voice.start(at.currentTime + start);
  voice.stop(at.currentTime + start + length);
}

/** Paper on wood: a breath of filtered noise. */
function rustle(at: AudioContext, start: number, length: number, hertz: number, loud: number): void {
  const noise = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = hertz;
  filter.Q.value = 0.8;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(at.currentTime + start);
}

const SOUNDS: Record<Sound, (at: AudioContext) => void> = {
  card: (at) => {
    rustle(at, 0, 0.09, 2400, 0.35);
    tone(at, 140, 0.03, 0.09, 0.1);
  },
  knock: (at) => {
    tone(at, 170, 0, 0.09, 0.22);
    tone(at, 150, 0.12, 0.1, 0.18);
  },
  turn: (at) => {
    tone(at, 880, 0, 0.9, 0.09);
    tone(at, 1320, 0.05, 0.7, 0.05);
    tone(at, 2210, 0.05, 0.3, 0.02);
  },
  win: (at) => [523, 659, 784].forEach((hertz, i) => tone(at, hertz, i * 0.09, 0.5, 0.07)),
  fanfare: (at) => [392, 523, 659, 784, 1046].forEach((hertz, i) => tone(at, hertz, i * 0.11, 0.6, 0.08)),
  call: (at) => [330, 440, 554].forEach((hertz, i) => tone(at, hertz, i * 0.07, 0.3 + i * 0.1, 0.11)),
  wood: (at) => {
    rustle(at, 0, 0.03, 900, 0.5);
    tone(at, 420, 0, 0.06, 0.16);
  },
  deal: (at) => [0, 0.07, 0.14, 0.21, 0.28].forEach((start) => rustle(at, start, 0.06, 3000, 0.22)),
};

/** Notes one after the other: hertz, when it begins and how long it lasts, in seconds. */
export type Notes = readonly (readonly [number, number, number])[];

export function chime(notes: Notes): void {
  const at = audio();
  if (at) for (const [hertz, start, length] of notes) tone(at, hertz, start, length, 0.1);
}

export function play(sound: Sound): void {
  const at = audio();
  if (at) SOUNDS[sound](at);
}
