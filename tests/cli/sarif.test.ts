import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import packageJson from '../../package.json'
import { issueTexts } from '../../schemas/sources'
import { errorBlock, validBlock, warningBlock } from '../helpers/cli/documents'
import { folderOf } from '../helpers/cli/folderOf'
import { runCli } from '../helpers/cli/runCli'

/** The published schema is of draft 4, whose `id` later drafts call `$id`; its other keywords have not changed. */
function publishedSchema(): Record<string, unknown> {
  const path = join(import.meta.dirname, 'published/sarif-2.1.0-rtm.5.jsonschema')
  const {
    $schema: _draft,
    id: _address,
    ...schema
  } = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(path, 'utf8')))
  return schema
}

const check = new Ajv({ strict: false, allErrors: true, validateFormats: false, unicodeRegExp: false }).compile(
  publishedSchema(),
)

const region = { startLine: z.number(), startColumn: z.number(), endLine: z.number(), endColumn: z.number() }

const log = z.object({
  version: z.literal('2.1.0'),
  runs: z.tuple([
    z.object({
      columnKind: z.literal('utf16CodeUnits'),
      tool: z.object({
        driver: z.object({
          name: z.string(),
          version: z.string(),
          rules: z.array(
            z.object({
              id: z.string(),
              shortDescription: z.object({ text: z.string().min(5) }),
              fullDescription: z.object({ text: z.string().min(20) }),
              help: z.object({ text: z.string().min(20), markdown: z.string().min(20) }),
              helpUri: z.undefined().optional(),
            }),
          ),
        }),
      }),
      results: z.array(
        z.object({
          ruleId: z.string(),
          ruleIndex: z.number(),
          level: z.string(),
          locations: z.tuple([
            z.object({
              physicalLocation: z.object({
                artifactLocation: z.object({ uri: z.string(), uriBaseId: z.string().optional(), index: z.number() }),
                region: z.object(region),
              }),
              logicalLocations: z.tuple([z.object({ fullyQualifiedName: z.string() })]),
            }),
          ]),
          partialFingerprints: z.record(z.string(), z.string().min(16)),
          properties: z.record(z.string(), z.unknown()),
        }),
      ),
      artifacts: z.array(z.object({ location: z.object({ uri: z.string(), uriBaseId: z.string().optional() }) })),
      invocations: z.tuple([
        z.object({
          executionSuccessful: z.boolean(),
          toolExecutionNotifications: z.array(z.object({ level: z.string(), message: z.object({ text: z.string() }) })),
        }),
      ]),
      originalUriBaseIds: z.object({ '%SRCROOT%': z.object({ uri: z.string() }) }),
    }),
  ]),
})

/** Parses the output of `--format sarif`. Fails when it is invalid by the published schema. */
async function sarif(files: Record<string, unknown>, ...args: string[]) {
  const cwd = folderOf(files)
  const { stdout } = await runCli(['validate', ...args, '--format', 'sarif'], { cwd })
  const report: unknown = JSON.parse(stdout)
  check(report)
  expect(check.errors ?? []).toEqual([])
  return { cwd, run: log.parse(report).runs[0] }
}

describe('--format sarif', () => {
  it('is valid by the published schema, with errors, warnings and problems', async () => {
    const text = '{\n  "type": "title",\n  "data": { "text": "Bienvenue", "level": "deux" }\n}\n'
    const { run } = await sarif({ 'a.json': text, 'b.json': warningBlock, 'c.json': '{' }, '.', 'none.json')
    expect(run.results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ['wrong-type', 'error'],
      ['unknown-property', 'warning'],
      ['not-json', 'error'],
    ])
    const location = run.results[0]?.locations[0]
    expect(location?.physicalLocation.region).toEqual({ startLine: 3, startColumn: 43, endLine: 3, endColumn: 49 })
    expect(location?.logicalLocations[0].fullyQualifiedName).toBe('/data/level')
    expect(run.results[0]?.properties).toMatchObject({
      block: 'title',
      expected: 'integer',
      received: 'deux',
      declared: 'schemas/blocks/title.json#/properties/level/type',
    })
    expect(run.invocations).toEqual([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [{ level: 'error', message: { text: 'none.json: no such file or folder' } }],
      },
    ])
  })

  it('is validated with a schema that refuses other documents', () => {
    expect(check({ version: '2.1.0', runs: [{ tool: { driver: {} } }] })).toBe(false)
  })

  it('is valid without issues and when nothing was checked', async () => {
    const { run } = await sarif({ 'a.json': validBlock }, '.')
    expect(run).toMatchObject({ results: [], invocations: [{ executionSuccessful: true }] })
    expect((await sarif({}, 'none')).run.invocations[0].executionSuccessful).toBe(false)
  })

  it('describes every code as a rule that results refer to', async () => {
    const { run } = await sarif({ 'a.json': errorBlock, 'b.json': warningBlock }, '.')
    const { driver } = run.tool
    expect(driver).toMatchObject({ name: 'beffroi', version: packageJson.version })
    expect(driver.rules.map(({ id }) => id).sort()).toEqual(Object.keys(issueTexts()).sort())
    for (const { ruleId, ruleIndex } of run.results) expect(driver.rules[ruleIndex]?.id).toBe(ruleId)
  })

  it('contains URIs of files relative to the root of the repository', async () => {
    const names = ['é à/100% #1?.json', 'a:b.json', '🏰.json', 'plain.json'].filter(
      (name) => process.platform !== 'win32' || !/[:?]/.test(name),
    )
    const files = Object.fromEntries(names.map((name) => [name, errorBlock]))
    const { cwd, run } = await sarif({ '.git/HEAD': '', ...files }, '.')
    const root = run.originalUriBaseIds['%SRCROOT%'].uri
    expect(fileURLToPath(root)).toBe(join(cwd, '/'))
    const found = run.artifacts.map(({ location: { uri, uriBaseId } }) => {
      expect(uriBaseId).toBe('%SRCROOT%')
      return fileURLToPath(new URL(uri, root))
    })
    expect(found.sort()).toEqual(names.map((name) => join(cwd, name)).sort())
    for (const { locations } of run.results) {
      const { uri, index } = locations[0].physicalLocation.artifactLocation
      expect(run.artifacts[index]?.location.uri).toBe(uri)
    }
  })
})
