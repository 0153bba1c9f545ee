import type { Plugin } from 'vite'

type PackageFile = { name: string; version: string; type: 'module'; bin: Record<string, string> } & Record<
  string,
  unknown
>

/** Writes a package.json beside the built program, so that its folder can be installed as a package. */
export function packageFile(content: PackageFile): Plugin {
  return {
    name: 'package-file',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'package.json', source: `${JSON.stringify(content, null, 2)}\n` })
    },
  }
}
