/**
 * Counts network traffic.
 * @returns a function that gives requests and kB by kind
 */
export function observe(protocol) {
  const kinds = new Map();
  const bytes = { Script: 0, Stylesheet: 0, Document: 0, Image: 0, Font: 0 };
  let total = 0;
  let scripts = 0;
  protocol.on("Network.responseReceived", ({ requestId, type, response }) => {
    kinds.set(requestId, type === "Other" && /\.js($|\?)/.test(response.url) ? "Script" : type);
  });
  protocol.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    total += encodedDataLength;
    if (kind in bytes) bytes[kind] += encodedDataLength;
    // Responses from the page's own cache cause no traffic.
    if (kind === "Script" && encodedDataLength > 0) scripts++;
  });
  const kilo = (count) => Math.round(count / 100) / 10;
  return () => ({
    requests: kinds.size,
    jsFiles: scripts,
    js: kilo(bytes.Script),
    html: kilo(bytes.Document),
    img: kilo(bytes.Image),
    font: kilo(bytes.Font),
    total: kilo(total),
  });
}

/** Runs in the page first: records the largest paint, layout shifts and long tasks. */
export function readings() {
  const kept = { lcp: 0, cls: 0, tbt: 0, ready: 0 };
  const watch = (type, keep) =>
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true });
  watch("largest-contentful-paint", (entry) => {
    kept.lcp = entry.startTime;
  });
  watch("layout-shift", (entry) => {
    if (!entry.hadRecentInput) kept.cls += entry.value;
  });
  watch("longtask", (entry) => {
    kept.tbt += Math.max(0, entry.duration - 50);
  });
  new MutationObserver(() => {
    if (!kept.ready && "ready" in document.documentElement.dataset) kept.ready = performance.now();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-ready"] });
  globalThis.readMeasures = () => {
    const [navigation] = performance.getEntriesByType("navigation");
    const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    return {
      ttfb: Math.round(navigation.responseStart),
      fcp: Math.round(fcp),
      lcp: Math.round(kept.lcp),
      cls: Math.round(kept.cls * 10_000) / 10_000,
      tbt: Math.round(kept.tbt),
      ready: Math.round(kept.ready),
    };
  };
}
