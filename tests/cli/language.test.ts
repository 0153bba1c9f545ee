import { describe, expect, it } from 'vitest'
import { folderOf } from '../helpers/cli/folderOf'
import { runCli } from '../helpers/cli/runCli'

const page = JSON.stringify({
  title: 'Voirie',
  components: [{ type: 'title', data: { tetx: 'Travaux' } }],
})
const folder = (): string => folderOf({ 'voirie.json': page })

describe('beffroi validate --language', () => {
  it('writes messages in the language, in every format', async () => {
    for (const format of ['pretty', 'compact', 'json']) {
      const { code, stdout } = await runCli(['validate', 'voirie.json', '--language', 'fr', '--format', format], {
        cwd: folder(),
      })
      expect(code).toBe(1)
      expect(stdout).toContain('manque')
      expect(stdout).toContain('Vouliez-vous dire «\u202ftext\u202f»\u202f?')
      expect(stdout).not.toContain('Did you mean')
    }
  })

  it('is about messages, and --locale about the texts of the documents', async () => {
    const { stdout } = await runCli(['validate', 'voirie.json', '--locale', 'nl', '--language', 'de'], {
      cwd: folder(),
    })
    expect(stdout).toContain('fehlt')
  })

  it('refuses a language without words, with the nearest one', async () => {
    const { code, stderr } = await runCli(['validate', 'voirie.json', '--language', 'fra'], { cwd: folder() })
    expect(code).toBe(2)
    expect(stderr).toContain('Did you mean fr?')
  })
})

describe('beffroi explain --language', () => {
  it('tells the title, the description and the fields of a block', async () => {
    const { code, stdout } = await runCli(['explain', 'poll', '--language', 'fr'], { cwd: folder() })
    expect(code).toBe(0)
    expect(stdout).toMatch(/^poll {2}Sondage/)
    expect(stdout).toContain('Question – ')
    expect(stdout).not.toContain('The question.')
  })

  it('tells the values of a field', async () => {
    const { stdout } = await runCli(['explain', 'banner.format', '--language', 'nl'], { cwd: folder() })
    expect(stdout).toMatch(/Values.*"small" \(/)
  })

  it('tells a code, and lists all codes', async () => {
    const one = await runCli(['explain', 'missing-property', '--language', 'de'], { cwd: folder() })
    expect(one.stdout).toContain('Ein Pflichtfeld fehlt')
    const list = await runCli(['explain', '--language', 'fr'], { cwd: folder() })
    expect(list.stdout).toContain('Il manque un champ obligatoire')
  })

  it('serves programs too', async () => {
    const { stdout } = await runCli(['explain', 'poll', '--language', 'fr', '--json'], { cwd: folder() })
    expect(JSON.parse(stdout).explained[0]).toMatchObject({ title: 'Sondage', fields: expect.any(Array) })
  })
})
