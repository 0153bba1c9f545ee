import { describe, expect, it } from 'vitest'
import { compileContract } from '../../schemas/compile/compileContract'
import { validate } from '../../schemas/index'
import { schemasWith, versionOf } from '../helpers/cli/schemaVersions'
import { foldersOf, invalidFixtures, validFixtures } from '../helpers/fixtures'

describe('a contract compiled from a folder', () => {
  const { validate: compiled } = compileContract(versionOf(schemasWith()).source)

  it('reports the same issues for every fixture as the built one', () => {
    const folders = (['blocks', 'actions'] as const).flatMap((kind) =>
      foldersOf(kind).map((name) => `${kind}/${name}` as const),
    )
    const documents = [...folders, 'pages' as const].flatMap((folder) => [
      ...validFixtures(folder).map(({ json }) => json),
      ...invalidFixtures(folder).map(({ document }) => document),
    ])
    expect(documents.length).toBeGreaterThan(500)
    for (const document of documents) {
      const { kind, blocks, ok, issues } = compiled(document)
      expect(validate(document)).toMatchObject({ kind, blocks, ok, issues })
    }
  })
})
