/** Fields of forms: a choice, a number, a switch, each with its label and a line of help; and those that several forms have. */

import type { ComponentChildren } from "preact";
import { language, myName } from "../../state/chosen.ts";
import { say } from "../../state/say.ts";
import { LANGUAGES, NAMES } from "../../words/index.ts";

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
}

function Field({ id, label, help, children }: FieldProps & { readonly children: ComponentChildren }) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
      <HelpFor id={id} help={help} />
    </div>
  );
}

const HelpFor = ({ id, help }: Omit<FieldProps, "label">) => (help ? <small id={`${id}-help`}>{help}</small> : null);
const helpOf = ({ id, help }: FieldProps) => (help ? `${id}-help` : undefined);

interface SelectProps<T> {
  readonly id?: string;
  /** Its name, where no label is seen. */
  readonly name?: string;
  readonly describedBy?: string | undefined;
  readonly disabled?: boolean;
  readonly value: T;
  /** What can be chosen: the value, its words, and their language where it is another one. */
  readonly values: readonly (readonly [value: NoInfer<T>, words: string, language?: string])[];
  change(value: NoInfer<T>): void;
}

export function Select<T extends string | number>({ id, name, describedBy, disabled, value, values, change }: SelectProps<T>) {
  return (
    <select
      id={id}
      aria-label={name}
      aria-describedby={describedBy}
      disabled={disabled}
      value={value}
      onChange={(event) => {
        const chosen = values[event.currentTarget.selectedIndex];
        if (chosen) change(chosen[0]);
      }}
    >
      {values.map(([one, words, lang]) => (
        <option key={one} value={one} lang={lang}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** Whole numbers, both ends among them. */
export const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

export const SelectField = <T extends string | number>(props: FieldProps & Omit<SelectProps<T>, "name" | "describedBy">) => (
  <Field {...props}>
    <Select {...props} describedBy={helpOf(props)} />
  </Field>
);

interface NumberProps extends FieldProps {
  readonly value: number;
  readonly least: number | undefined;
  readonly most: number | undefined;
  change(value: number): void;
}

export const NumberField = (props: NumberProps) => (
  <Field {...props}>
    <input
      id={props.id}
      type="number"
      min={props.least}
      max={props.most}
      required
      value={props.value}
      aria-describedby={helpOf(props)}
      onChange={(event) => props.change(event.currentTarget.valueAsNumber)}
    />
  </Field>
);

interface CheckProps extends FieldProps {
  readonly checked: boolean;
  change(checked: boolean): void;
}

export function CheckField(props: CheckProps) {
  const check = (
    <label class="check">
      <input
        type="checkbox"
        checked={props.checked}
        aria-describedby={helpOf(props)}
        onChange={(event) => props.change(event.currentTarget.checked)}
      />
      <span>{props.label}</span>
    </label>
  );
  if (!props.help) return check;
  return (
    <div class="field">
      {check}
      <HelpFor {...props} />
    </div>
  );
}

/** Why a form was not taken; said at once. */
export const Alert = ({ text }: { readonly text: string }) =>
  text ? (
    <p class="trouble" role="alert">
      {text}
    </p>
  ) : null;

/** What I am called. */
export function NameField() {
  return (
    <Field id="my-name" label={say("my-name")}>
      <input
        id="my-name"
        type="text"
        maxLength={40}
        // oxlint-disable-next-line jsx-a11y/autocomplete-valid -- HTML knows "nickname", the rule does not yet
        autoComplete="nickname"
        placeholder={say("name-usual")}
        value={myName.value}
        onInput={(event) => (myName.value = event.currentTarget.value)}
      />
    </Field>
  );
}

export const LanguageField = ({ id, label }: { readonly id: string; readonly label: string }) => (
  <SelectField
    id={id}
    label={say(label)}
    value={language.value}
    values={LANGUAGES.map((code) => [code, NAMES[code], code] as const)}
    change={(code) => (language.value = code)}
  />
);
