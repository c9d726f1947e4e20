// A microphone that is listened to for shouts, on this device alone: nothing is kept, nothing is sent.
import { loudness, Shouts } from "./shouts";

/** What the page hears of a shout: an event on the window. */
export const SHOUT = "tablee-shout";
/** Whoever leaves the table is not listened to any more. */
const HUSH = "tablee-hush";
const EVERY = 30;

export type Trouble = "unsafe" | "refused";

class Listening {
  on = $state(false);
  trouble = $state<Trouble | null>(null);
  #stream: MediaStream | null = null;
  #audio: AudioContext | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Browsers give microphones to https and localhost alone, and only if the person says yes. */
  async start(): Promise<void> {
    this.trouble = null;
    if (!("mediaDevices" in navigator)) return void (this.trouble = "unsafe");
    try {
      this.#stream = await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: true, autoGainControl: false } });
    } catch {
      return void (this.trouble = "refused");
    }
    const audio = (this.#audio = new AudioContext());
    const analyser = audio.createAnalyser();
    analyser.fftSize = 1024;
    audio.createMediaStreamSource(this.#stream).connect(analyser);
    const [samples, shouts] = [new Float32Array(analyser.fftSize), new Shouts()];
    this.#timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      if (shouts.hears(loudness(samples), performance.now())) window.dispatchEvent(new Event(SHOUT));
    }, EVERY);
    window.addEventListener(HUSH, () => this.stop(), { once: true });
    this.on = true;
  }

  stop(): void {
    clearInterval(this.#timer);
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
    void this.#audio?.close();
    this.#stream = this.#audio = null;
    this.on = false;
  }
}

export const listening = new Listening();
