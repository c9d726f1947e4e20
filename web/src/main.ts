import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { watchHands } from "./lib/focus";
import { install } from "./lib/install.svelte";
import { firstLanguage, speak } from "./lib/i18n.svelte";
import { goAhead } from "./table/fetchedAhead";
import { router } from "./router.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

goAhead(router.route);
await speak(firstLanguage());
router.listen();
watchHands();
install.watch();
mount(App, { target });
