import { describe, expect, it } from 'vitest'
import { validBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { runCli } from '../helpers/cli/runCli'

/** Commands that write, and their target, whose folder is a file. */
const writing: [args: string[], path: string][] = [
  [['validate', 'a.json', '--report', 'json=a.json/x.json'], 'a.json'],
  [['validate', 'a.json', '--report', 'json=folder'], 'folder'],
  [['schema', 'title', '--out', 'a.json/x.json'], 'a.json'],
  [['schema', 'title', '--out', 'folder'], 'folder'],
  [['schema', '--all', 'a.json'], 'a.json'],
  [['types', '--lang', 'go', '--out', 'a.json/x.go'], 'a.json'],
  [['init', '--yes', '--payloads', 'a.json'], 'a.json'],
]

describe('a file that cannot be accessed', () => {
  it.each(writing)('%j reports the path in a sentence', async (args, path) => {
    const run = await runCli(args, { cwd: folderOf({ 'a.json': validBlock, 'folder/b.json': validBlock }) })
    expect(run.code).toBe(2)
    expect(run.stderr).toMatch(/^(?:beffroi|error): .*\n/)
    expect(run.stderr).toContain(path)
    expect(run.stderr).not.toMatch(/E[A-Z]{4,}|illegal operation|, (?:open|mkdir) '/)
  })

  it('is reported for an empty name and for a missing configuration', async () => {
    const cwd = folderOf({ 'a.json': validBlock })
    const empty = await runCli(['validate', '', 'a.json'], { cwd })
    expect(empty).toMatchObject({ code: 2, stderr: 'beffroi: "": is an empty name: has a variable no value?\n' })
    expect(empty.stdout).toContain('no issue in 1 file')
    const named = await runCli(['validate', 'a.json', '--config', 'none.json'], { cwd })
    expect(named.stderr).toBe('beffroi: the configuration none.json: no such file or folder\n')
  })
})
