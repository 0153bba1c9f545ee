import type { Members } from '../check/value'

/** A member's name or an item's number. */
export type Key = string | number

/** What the generated readers tell of the data they go through. `key` is where a value stands in what was entered last. */
export interface DataVisitor {
  enter(key: Key): void
  leave(): void
  /** Sets the language of the words that follow; returns the one before. */
  speak(locale: string): string
  /** Words that are read. */
  text(value: string, key: Key): void
  /** Words of something that can be pressed. */
  label(value: string, key: Key): void
  /** What a picture shows; `holder` is the object it is told in. */
  alt(value: string, key: Key, holder: Members): void
  html(value: string, key: Key): void
  /** The address of a page of the portal, or of a place elsewhere. */
  address(value: string, key: Key): void
  /** An object with a latitude and a longitude. */
  position(holder: Members): void
  /** An object with a label that leads somewhere. */
  pressable(holder: Members, label: string, action: string): void
  /** A list of opening hours. */
  schedule(value: unknown, key: Key): void
  block(value: unknown, key: Key): void
  blocks(value: unknown, key: Key): void
  action(value: unknown, key: Key): void
  page(value: unknown, key: Key): void
  modal(value: unknown, key: Key): void
}

/** Goes through the places of one kind of data and tells a walk what stands there. */
export type DataReader = (data: Members, walk: DataVisitor) => void
