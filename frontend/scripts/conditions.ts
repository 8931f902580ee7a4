import { CONDITIONS } from "../src/look/widths.ts";

interface AtRule {
  readonly name: string;
  params: string;
  error(message: string): Error;
}

/** For style sheets: writes out the conditions that `@media` and `@container` call by name. */
export const conditions = {
  postcssPlugin: "conditions",
  AtRule(rule: AtRule): void {
    if (rule.name !== "media" && rule.name !== "container") return;
    rule.params = rule.params.replaceAll(/\(--([\w-]+)\)/g, (_, name: string) => {
      const condition = CONDITIONS[name];
      if (!condition) throw rule.error(`no condition is called --${name}`);
      return condition;
    });
  },
};
