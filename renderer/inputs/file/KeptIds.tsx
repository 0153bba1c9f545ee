import type { KeptFile } from './uploadedFile'

/** What a browser without a script sends of files the server has already: their ids. */
export function KeptIds({ name, files }: { name: string | undefined; files: readonly (KeptFile | undefined)[] }) {
  if (!name) return null
  const ids = new Set(files.flatMap((file) => (typeof file === 'string' ? [file] : [])))
  return [...ids].map((id) => <input key={id} type="hidden" name={name} value={id} />)
}
