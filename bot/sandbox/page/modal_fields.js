// The fields of a modal: each knows its node, its value and what is wrong with it.

import { defaults, ofSelect, SELECTS } from "./choices.js";
import { el, fill } from "./dom.js";
import { packed } from "./interactions.js";
import { markup } from "./markup_nodes.js";
import { selectBox } from "./select_box.js";

const ROW = 1;
const TEXT_INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const FILE_UPLOAD = 19;
const RADIO = 21;
const CHECKBOXES = 22;
const CHECKBOX = 23;

/** The fields of a modal's components. */
export function fields(components, context) {
  return components.flatMap((component, at) => {
    if (component.type === TEXT) return [words(component, context)];
    if (component.type === ROW) return component.components.map((inner) => labelled(inner, inner.label, "", context, at));
    if (component.type === LABEL) return [labelled(component.component, component.label, component.description, context, at)];
    return [];
  });
}

function words(component, context) {
  return { name: null, node: el("div", { class: "modal-words" }, markup(component.content, context.names)), complaint: () => "", focus() {} };
}

function labelled(component, title, description, context, at) {
  const id = `field-${at}-${component.custom_id}`;
  const make = SELECTS.has(component.type) ? select : MAKERS[component.type];
  const made = make ? make(component, id, context) : { node: el("p", {}, "A field this page does not know."), value: () => null, fault: () => "" };
  const hint = el("p", { class: "field-problem", id: `${id}-problem`, role: "alert" });
  const grouped = component.type === RADIO || component.type === CHECKBOXES;
  const required = component.required !== false && component.type !== CHECKBOX;
  const heading = el(grouped ? "legend" : "label", { class: "field-label", for: grouped ? null : id },
    title, required && el("span", { class: "star", title: "Required" }, " *"));
  const node = el(grouped ? "fieldset" : "div", { class: "field", data: { custom: component.custom_id } },
    heading, description && el("p", { class: "field-description", id: `${id}-about` }, description), made.node, hint);
  const complain = () => {
    const fault = made.fault(required);
    fill(hint, fault);
    target?.setAttribute("aria-invalid", String(Boolean(fault)));
    return fault;
  };
  // A complaint disappears as soon as its cause does.
  for (const event of ["input", "change"]) node.addEventListener(event, () => hint.textContent && complain());
  const target = made.node.matches("input, textarea") ? made.node : made.node.querySelector("input, textarea, button");
  target?.setAttribute("aria-describedby", [description && `${id}-about`, `${id}-problem`].filter(Boolean).join(" "));
  return {
    name: component.custom_id,
    node,
    value: made.value,
    focus: () => target?.focus(),
    complaint: complain,
  };
}

const MISSING = "This is required.";

function textInput(component, id) {
  const long = component.style === 2;
  const node = el(long ? "textarea" : "input", {
    id, type: long ? null : "text", rows: long ? 4 : null, autocomplete: "off",
    placeholder: component.placeholder, maxlength: component.max_length || 4000,
  });
  node.value = component.value || "";
  return {
    node,
    value: () => node.value,
    fault(required) {
      if (!node.value) return required ? MISSING : "";
      const least = component.min_length || 0;
      return node.value.length < least ? `Write at least ${least} characters.` : "";
    },
  };
}

function select(component, id, context) {
  const min = component.min_values ?? 1;
  const box = selectBox({
    name: component.custom_id,
    choices: ofSelect(component, context.store, context.store.channel(context.store.current)),
    chosen: defaults(component),
    min: component.required === false ? 0 : min,
    max: component.max_values ?? 1,
    placeholder: component.placeholder || "Make a selection",
    onCommit: () => box.node.dispatchEvent(new Event("change", { bubbles: true })),
  });
  box.field.id = id;
  return {
    node: box.node,
    value: () => box.values(),
    fault(required) {
      const count = box.values().length;
      if (!count) return required ? MISSING : "";
      return count < min ? `Choose at least ${min}.` : "";
    },
  };
}

function group(component, id, kind) {
  const inputs = (component.options || []).map((option, at) => {
    const input = el("input", { type: kind, name: id, value: option.value, id: `${id}-${at}` });
    input.checked = Boolean(option.default);
    return { input, option };
  });
  const node = el("div", { class: "choices" }, inputs.map(({ input, option }) =>
    el("label", { class: "choice" }, input,
      el("span", {}, option.label, option.description && el("small", {}, option.description)))));
  return { node, chosen: () => inputs.filter(({ input }) => input.checked).map(({ input }) => input.value) };
}

function radio(component, id) {
  const { node, chosen } = group(component, id, "radio");
  return { node, value: () => chosen()[0] ?? null, fault: (required) => (required && !chosen().length ? MISSING : "") };
}

function checkboxes(component, id) {
  const { node, chosen } = group(component, id, "checkbox");
  const min = component.min_values ?? 1;
  const max = component.max_values ?? (component.options || []).length;
  return {
    node,
    value: chosen,
    fault(required) {
      const count = chosen().length;
      if (!count) return required ? MISSING : "";
      if (count < min) return `Choose at least ${min}.`;
      return count > max ? `Choose at most ${max}.` : "";
    },
  };
}

function checkbox(component, id) {
  const node = el("input", { type: "checkbox", id });
  node.checked = Boolean(component.default);
  return { node, value: () => node.checked, fault: () => "" };
}

function upload(component, id) {
  const max = component.max_values ?? 1;
  const min = component.min_values ?? 1;
  const node = el("input", { type: "file", id, multiple: max > 1 });
  return {
    node,
    value: () => Promise.all([...node.files].map(packed)),
    fault(required) {
      const count = node.files.length;
      if (!count) return required ? MISSING : "";
      if (count > max) return `At most ${max} files.`;
      return count < min ? `At least ${min} files.` : "";
    },
  };
}

const MAKERS = {
  [TEXT_INPUT]: textInput,
  [FILE_UPLOAD]: upload,
  [RADIO]: radio,
  [CHECKBOXES]: checkboxes,
  [CHECKBOX]: checkbox,
};
