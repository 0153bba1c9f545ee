import { readdirSync } from 'node:fs'

/** Names of everything below a folder; none when there is no such folder. */
export function listNames(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true }).map(String)
  } catch {
    return []
  }
}
