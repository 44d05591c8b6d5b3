import { findBrowser } from "@thuot-tha/shared/build/browser";
import { browserArgs } from "@thuot-tha/shared/server/browser-args";
import { chromium } from "playwright-core";

const pages = ["/home", "/dam", "/vay", "/member-ship", "/search?text=lụa"];

/** The set that a document names, as `shell@1.0.0 mf-…`, and the files that do not belong to it. */
function foreign({ shell, remotes }, files) {
  const versions = new Map([["shell", shell.version], ...remotes.map(({ name, version }) => [name, version])]);
  const set = [...versions].map(([name, version]) => `${name}@${version}`).join(" ");
  return { set, strangers: files.filter((path) => versions.get(path.split("/")[2]) !== path.split("/")[3]) };
}

function note(found, { set, strangers }, path) {
  found.documents++;
  found.both.add(set);
  for (const stranger of strangers) found.faults.push(`${path} of ${set} names ${stranger}`);
}

/** Loads documents and every script, style and font that they name, again and again. */
export async function visitPlainly(url, found, signal) {
  for (let visit = 0; !signal.aborted; visit++) {
    const path = pages[visit % pages.length];
    try {
      const response = await fetch(url + path, { headers: { cookie: "tt_cohort=0001" } });
      const html = await response.text();
      if (!response.ok) throw new Error(`status ${response.status}`);
      const { composition } = JSON.parse(/id="initial-state">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
      const named = [...new Set(html.match(/\/r\/[a-z-]+\/[^/"]+\/[^"\\),\s]+/g))];
      note(found, foreign(composition, named), path);
      for (const file of named) {
        const answer = await fetch(url + file);
        await answer.arrayBuffer();
        found.files++;
        if (!answer.ok) found.faults.push(`${file}: status ${answer.status}`);
      }
    } catch (error) {
      found.faults.push(`${path}: ${error.message}`);
    }
  }
}

/** Opens pages in a browser with an empty cache, waits until they have booted, and follows a link. */
export async function visitInBrowser(url, found, signal) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
  for (let visit = 0; !signal.aborted; visit++) {
    const path = pages[visit % pages.length];
    const context = await browser.newContext({ serviceWorkers: "block", viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    page.on("pageerror", ({ message }) => found.faults.push(`${path}, in the browser: ${message}`));
    page.on("response", (answer) => {
      if (answer.status() >= 400) found.faults.push(`${answer.url()}: status ${answer.status()}`);
    });
    page.on("requestfailed", (request) => {
      const { errorText } = request.failure() ?? {};
      // The browser aborts requests of a page being left.
      if (errorText !== "net::ERR_ABORTED") found.faults.push(`${request.url()}: ${errorText}`);
    });
    try {
      await page.goto(url + path);
      await page.waitForSelector("html[data-ready]", { state: "attached" });
      await checkPage(page, found, path);
      await page.getByRole("navigation", { name: "Danh mục" }).getByRole("link", { name: "Váy" }).first().click();
      await page.getByRole("heading", { level: 1, name: "Váy" }).waitFor();
      await checkPage(page, found, `${path}, then /vay`);
    } catch (error) {
      found.faults.push(`${path}, in the browser: ${error.message.split("\n")[0]}`);
    }
    await context.close();
  }
  await browser.close();
}

async function checkPage(page, found, path) {
  const seen = await page.evaluate(() => ({
    composition: JSON.parse(document.getElementById("initial-state").textContent).composition,
    files: performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  }));
  found.inBrowser++;
  note(
    found,
    foreign(
      seen.composition,
      seen.files.filter((file) => file.startsWith("/r/")),
    ),
    path,
  );
}
