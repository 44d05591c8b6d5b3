// The shell's build puts an import of every module of `platform.json` here. See `webpack/platform-imports.mjs`.
export {};
