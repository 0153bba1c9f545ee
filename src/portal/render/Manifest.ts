/** What Vite wrote about the browser's files: by source file, the file it became and what that needs. */
export type Manifest = Readonly<
  Record<string, { file: string; css?: readonly string[]; imports?: readonly string[]; isEntry?: boolean }>
>

/** `main` starts the page; `scripts` are what it imports, now or soon. */
export type Files = { main: string | undefined; scripts: string[]; styles: string[] }

export const entry = 'src/portal/entry-client.tsx'

/** The files that the given source files need, each once; those that are part of another file need none. */
export function filesOf(manifest: Manifest, sources: readonly string[]): Files {
  const seen = new Set<string>()
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const imported of chunk.imports ?? []) visit(imported)
    scripts.add(`/${chunk.file}`)
    for (const style of chunk.css ?? []) styles.add(`/${style}`)
  }
  sources.forEach(visit)
  const main = manifest[entry] && `/${manifest[entry].file}`
  return { main, scripts: [...scripts].filter((script) => script !== main), styles: [...styles] }
}
