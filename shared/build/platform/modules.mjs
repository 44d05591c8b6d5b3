// The shell's build puts every module of `platform.json` here, by name. See `webpack/platform-imports.mjs`.
export const platform = {};
