import { recall, remember } from "../../../lib/storage";

/** Whether this browser plays with its eyes shut: remembered, like the light and the sound. */
class Eyes {
  shut = $state(recall("eyes") === "shut");

  turn(): void {
    this.shut = !this.shut;
    remember("eyes", this.shut ? "shut" : "open");
  }
}

export const eyes = new Eyes();
