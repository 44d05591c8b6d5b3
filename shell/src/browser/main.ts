import "../layout/transitions.css";
import { showFaces } from "../layout/faces.ts";
import { layOutRest } from "./lay-out-rest.ts";
import { nextTask } from "./next-task.ts";
import { whenStyled } from "./when-styled.ts";

/**
 * These modules are in the first files, but run in separate tasks, so that the main thread can handle input in between.
 */
const steps = [
  () => import(/* webpackMode: "eager" */ "react-dom/client"),
  () => import(/* webpackMode: "eager" */ "@thuot-tha/shared/schema"),
  () => import(/* webpackMode: "eager" */ "@thuot-tha/shared/platform"),
  () => import(/* webpackMode: "eager" */ "@thuot-tha/shared/build/platform/imports"),
];

async function start(): Promise<void> {
  await nextTask();
  const styled = whenStyled(document);
  const faces = styled.then(() => showFaces(document));
  await nextTask();
  for (const step of steps) {
    await step();
    await nextTask();
  }
  const shop = await import(/* webpackMode: "eager" */ "./start.ts");
  await styled;
  await nextTask();
  await shop.start();
  await faces;
  layOutRest(document);
}

start().catch(reportError);
