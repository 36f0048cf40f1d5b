// What an option of a command may hold: its suggestions, and what was typed turned into a value or a complaint.

import { channels, roles, users } from "./choices.js";

export const STRING = 3;
export const INTEGER = 4;
export const BOOLEAN = 5;
export const NUMBER = 10;
export const ATTACHMENT = 11;

/** The fixed values of an option, or null if anything may be typed or the bot suggests values. */
export function fixedValues(option, store, channel) {
  if (option.choices?.length) return option.choices.map((choice) => ({ label: choice.name, value: choice.value }));
  switch (option.type) {
    case BOOLEAN: return [{ label: "True", value: true }, { label: "False", value: false }];
    case 6: return users(store, channel);
    case 7: return channels(store, channel, option.channel_types);
    case 8: return roles(store, channel);
    case 9: return [...users(store, channel), ...roles(store, channel)];
    default: return null;
  }
}

/** The values that fit what was typed. */
export function fitting(values, typed) {
  const wanted = typed.trim().toLowerCase().replace(/^[@#]/, "");
  return values.filter((value) => `${value.label} ${value.detail || ""}`.toLowerCase().includes(wanted));
}

/** What was typed, as {value} or {fault: "in words"}; empty, {missing: true, fault} if required and {} if not. */
export function read(option, typed, values) {
  const text = typed.trim();
  if (!text) return option.required ? { missing: true, fault: "This option is required." } : {};
  if (values) {
    const found = values.find((value) => [value.label, value.label.replace(/^[@#]/, "")].some((name) => name.toLowerCase() === text.toLowerCase().replace(/^[@#]/, "")));
    return found ? { value: found.value } : { fault: "Choose one from the list." };
  }
  if (option.type === INTEGER || option.type === NUMBER) return readNumber(option, text);
  const { min_length: least = 0, max_length: most = 6000 } = option;
  if (text.length < least) return { fault: `Write at least ${least} characters.` };
  if (text.length > most) return { fault: `Write at most ${most} characters.` };
  return { value: text };
}

function readNumber(option, text) {
  const number = Number(text.replace(",", "."));
  if (!Number.isFinite(number)) return { fault: "Write a number." };
  if (option.type === INTEGER && !Number.isSafeInteger(number)) return { fault: "Write a whole number." };
  if (option.min_value !== undefined && number < option.min_value) return { fault: `The least is ${option.min_value}.` };
  if (option.max_value !== undefined && number > option.max_value) return { fault: `The most is ${option.max_value}.` };
  return { value: number };
}
