// Lets Playwright's driver, which is loaded after this, speak to a Firefox that cannot emulate media features yet.
const Module = require("module");
const fs = require("fs");
const load = Module._extensions[".js"];
const MISSING = /await (this\.[\w.]+\.send\("emulation\.setMediaFeaturesOverride", \{[^}]*\{[^}]*\}[^}]*\}\));/g;
Module._extensions[".js"] = (module, file) => {
  if (!file.endsWith("coreBundle.js")) return load(module, file);
  module._compile(fs.readFileSync(file, "utf8").replaceAll(MISSING, "await $1.catch(() => {});"), file);
};
