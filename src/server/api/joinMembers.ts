import type { Area } from './Area'

type Areas = Readonly<Record<string, Area>>

/** The intersection of the types in a union. */
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

type MemberOf<Each, Member extends keyof Area> = Each extends { readonly [M in Member]: infer Value } ? Value : never

/** The object of one member of all areas, such as the handlers of all. */
export type Joined<All extends Areas, Member extends keyof Area> = Intersection<
  { [Name in keyof All]: MemberOf<All[Name], Member> }[keyof All]
>

/** Joins the objects that are one member of all areas. Throws when two areas have an entry with the same name. */
export function joinMembers<All extends Areas, Member extends keyof Area>(
  areas: All,
  member: Member,
): Joined<All, Member> {
  const parts = Object.values(areas).map((area) => area[member] ?? {})
  const names = parts.flatMap((part) => Object.keys(part))
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated !== undefined)
    throw new TypeError(`Two areas of the API have the same entry "${repeated}" of ${member}.`)
  return Object.assign({}, ...parts)
}
