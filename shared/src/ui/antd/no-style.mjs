/**
 * Replaces antd's style modules in browsers: their rules are in the generated sheets already. A module's export is
 * either a hook, called with class names, or a component, rendered with props.
 *
 * @param {string | object} prefixOrProps
 * @returns {[hashClass: string, propertyClass: string] | null}
 */
const noStyle = (prefixOrProps) => (typeof prefixOrProps === "string" ? ["", "tt"] : null);

export default noStyle;
export const useColStyle = noStyle;
export const useRowStyle = noStyle;
export const useSharedStyle = noStyle;
export const PurePanelStyle = noStyle;
