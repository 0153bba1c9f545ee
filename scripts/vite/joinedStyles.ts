import type { Plugin, Rolldown } from 'vite'

/** Largest style sheet that is joined, in bytes. Larger ones, of maps, forms and accounts, are needed by few pages. */
const maxBytes = 3000

/**
 * Joins the small style sheets of lazy chunks with that of the entry, which every page links. Style sheets block rendering, and one
 * of a few kB loads faster than ten of a few hundred bytes.
 */
export function joinedStyles(): Plugin {
  return {
    name: 'beffroi:joined-styles',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const entry = chunks.find(({ isEntry }) => isEntry)
      const own = entry?.viteMetadata?.importedCss
      if (!own) this.error('The entry has no style sheet.')
      const sheets = [...inOrder(chunks)].flatMap((name) => {
        const output = bundle[name]
        if (own.has(name) || output?.type !== 'asset' || output.source.length > maxBytes) return []
        return [{ name, source: String(output.source) }]
      })
      if (sheets.length === 0) this.error('No style sheet is small enough to be joined.')
      const first = [...own].map((name) => ({ name, source: sourceOf(bundle[name]) }))
      const source = [...first, ...sheets].map((sheet) => sheet.source.trim()).join('\n')
      const joined = this.getFileName(this.emitFile({ type: 'asset', name: 'portal.css', source }))
      for (const { name } of [...first, ...sheets]) {
        for (const { viteMetadata } of chunks) viteMetadata?.importedCss.delete(name)
        delete bundle[name]
      }
      own.add(joined)
    },
  }
}

const sourceOf = (output: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): string =>
  output?.type === 'asset' ? String(output.source) : ''

/** Sorts the style sheets of chunks, each after those of its imports, because the importer's rules override them. */
function inOrder(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const seen = new Set<string>()
  const sheets = new Set<string>()
  const visit = (name: string): void => {
    const chunk = byName.get(name)
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const imported of chunk.imports) visit(imported)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet)
  }
  for (const name of [...byName.keys()].sort()) visit(name)
  return sheets
}
