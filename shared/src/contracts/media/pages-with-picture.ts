/**
 * The header of a document's request with which a service worker names pages whose largest picture the device has:
 * their documents come without it. A browser sends it with every navigation that it preloads for the worker.
 */
export const pagesWithPictureHeader = "service-worker-navigation-preload";

/** Maximum pages in the header. The device may have dropped the pictures of older ones. */
const maxPages = 10;

const markLength = 5;

/** Five characters that stand for the address. Pages with the same mark are rare; such a page requests its picture. */
function markOf(path: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < path.length; at++) hash = Math.imul(hash ^ path.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36).padStart(markLength, "0").slice(-markLength);
}

/** The header's value with one more page. @param path path and query */
export function withPageWithPicture(value: string, path: string): string {
  const mark = markOf(path);
  const others = value.split(" ").filter((one) => one.length === markLength && one !== mark);
  return [mark, ...others].slice(0, maxPages).join(" ");
}

/** Whether the header's value names a page. @param path path and query */
export const isPageWithPicture = (value: string, path: string): boolean => value.split(" ").includes(markOf(path));
