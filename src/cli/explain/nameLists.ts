import { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { iconNames, mapIconNames, themeNames } from '../../../schemas/fast'
import { builtinSchemas } from '../../../schemas/sources'
import type { NamedList } from './NamedList'

const ofMaps: ReadonlySet<string> = new Set(mapIconNames)

/** The fields that hold a name of this role, such as `bullet.icon`, by the schema that declares them. */
function fieldsOf(role: string): string[] {
  const files = builtinSchemas()
  return [...files.values()].flatMap(({ path, name }) => {
    const found: string[] = []
    const node = SchemaNode.at(files, path)
    if (node) visit(node.raw, name)
    return found

    function visit(schema: unknown, at: string): void {
      if (typeof schema !== 'object' || schema === null) return
      if (Reflect.get(schema, 'x-role') === role) found.push(at)
      for (const [key, inner] of Object.entries(schema)) {
        if (key === 'properties' || key === '$defs') {
          for (const [member, each] of Object.entries(inner)) visit(each, key === '$defs' ? at : `${at}.${member}`)
        } else if (key === 'items') visit(inner, `${at}[]`)
      }
    }
  })
}

/** The names that the contract has for icons and themes. */
export const nameLists: Readonly<Record<'icons' | 'themes', NamedList>> = {
  icons: {
    names: ['icon', 'drawn'],
    note: () =>
      `Names for ${fieldsOf('icon').join(', ')}. An unknown name is the warning unknown-name, and visitors see a letter, a dot or ` +
      'nothing. A town cannot send a drawing: an icon is added to Beffroi by its name in schemas/names/iconNames.ts and its ' +
      'path in renderer/parts/icons.ts, for maps alone in renderer/map/MapIcon.tsx.',
    rows: () => iconNames.map((name) => [name, ofMaps.has(name) ? 'on maps and walks' : 'on every page']),
  },
  themes: {
    names: ['theme', 'about'],
    note: () =>
      `Names for ${fieldsOf('theme').join(', ')}. "colors" of the portal, such as { "primary": "#0f6675" }, colour every theme, ` +
      'and are corrected where they cannot be read. An unknown name is the warning unknown-name and looks like base. A theme of ' +
      "a town's own is a style sheet in renderer/themes, imported by index.css there, and its name in schemas/names/themeNames.ts.",
    rows: () =>
      themeNames.map((name) => [
        name,
        name === 'base' ? 'what every unknown name looks like' : `renderer/themes/${name}.css`,
      ]),
  },
}
