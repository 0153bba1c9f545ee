import type { Members } from '../check/value'

/** A member's name or an item's index. */
export type Key = string | number

/** Receives the values that the generated readers find. `key` is the value's key in the object or list entered last. */
export interface DataVisitor {
  enter(key: Key): void
  leave(): void
  /** Sets the language of the texts that follow and returns the previous one. */
  switchLocale(locale: string): string
  /** A text to read. */
  text(value: string, key: Key): void
  /** The label of a link or button. */
  label(value: string, key: Key): void
  /** The alternative text of a picture; `holder` is the object that has it. */
  alt(value: string, key: Key, holder: Members): void
  html(value: string, key: Key): void
  /** A path of the portal or a URL. */
  address(value: string, key: Key): void
  /** A file id, a path on this site or a URL of a picture. */
  picture(value: string, key: Key): void
  /** A full path on this site, or a URL. */
  link(value: string, key: Key): void
  /** A full path on this site of a file to download. */
  file(value: string, key: Key): void
  /** A full path on this site that the back end answers. */
  call(value: string, key: Key): void
  icon(value: string, key: Key): void
  theme(value: string, key: Key): void
  /** An object with a latitude and a longitude. */
  position(holder: Members): void
  /** An object with the members `label` and `action`, by their names. */
  pressable(holder: Members, label: string, action: string): void
  /** A list of opening hours. */
  schedule(value: unknown, key: Key): void
  block(value: unknown, key: Key): void
  blocks(value: unknown, key: Key): void
  action(value: unknown, key: Key): void
  page(value: unknown, key: Key): void
  modal(value: unknown, key: Key): void
}

/** Passes the values in one kind of data to a visitor. */
export type DataReader = (data: Members, visitor: DataVisitor) => void
