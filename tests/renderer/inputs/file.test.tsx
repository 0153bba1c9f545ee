import { describe, expect, it } from 'vitest'
import { acceptsFile, describeAccept, mediaTypeOf } from '../../../renderer/inputs/file/fileRules'
import { sizeOf } from '../../../renderer/inputs/file/fileValue'
import { find, findPressable, press, text } from '../../helpers/renderer/renderBlocks'
import { chooseFiles, renderInput } from '../../helpers/renderer/renderInput'
import { waitUntil } from '../../helpers/waitUntil'

const pdf = (name = 'plan.pdf', content = 'contenu') => new File([content], name, { type: 'application/pdf' })
const heavy = (name: string, size: number) => {
  const file = pdf(name)
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const alerts = (page: Element) => [...page.querySelectorAll('[role=alert] > ul > li')].map(text)
const lines = (page: Element) =>
  [...page.querySelectorAll('[data-remove]')].map((each) => each.getAttribute('aria-label'))

describe('a file', () => {
  it('holds its name, its type and its content in base64', async () => {
    const { page, value } = await renderInput('file', { accept: '.pdf' })
    await chooseFiles(find(page, 'input'), [pdf()])
    await waitUntil(() => value() !== null)
    expect(value()).toEqual({ filename: 'plan.pdf', contentType: 'application/pdf', file: btoa('contenu') })
    expect(text(page)).toContain('plan.pdf')
    expect(text(page)).toContain('7 o')
    expect(text(find(page, '[role=status]'))).toBe('plan.pdf a été ajouté')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remplacer plan.pdf')
  })

  it('can be replaced and removed', async () => {
    const { page, value } = await renderInput('file')
    await chooseFiles(find(page, 'input'), [pdf()])
    await waitUntil(() => value() !== null)
    await chooseFiles(find(page, 'input'), [pdf('autre.pdf')])
    await waitUntil(() => page.querySelector('[aria-label="Remplacer autre.pdf"]') !== null)
    expect(value()).toMatchObject({ filename: 'autre.pdf' })
    await press(findPressable(page, 'Retirer autre.pdf'))
    expect(value()).toBeNull()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Choisir un fichier')
  })

  it('is rejected by name when it has another type, is too large or is empty', async () => {
    const { page, value } = await renderInput('file', { accept: '.pdf,image/*' })
    await chooseFiles(find(page, 'input'), [new File(['MZ'], 'virus.exe')])
    expect(alerts(page)).toEqual(['virus.exe : ce type de fichier n’est pas accepté.'])
    await chooseFiles(find(page, 'input'), [heavy('carte.pdf', 9_000_000)])
    expect(alerts(page)).toEqual(['carte.pdf : ce fichier dépasse 8 Mo.'])
    await chooseFiles(find(page, 'input'), [pdf('vide.pdf', '')])
    expect(alerts(page)).toEqual(['vide.pdf : ce fichier est vide.'])
    expect(value()).toBeNull()
  })

  it('is an item of a list in a field that takes several', async () => {
    const { page, value } = await renderInput('file', { multiple: true, value: ['plan-2025.pdf'] })
    expect(value()).toEqual(['plan-2025.pdf'])
    expect(find(page, 'input').getAttribute('name')).toBe('champ[]')
    await chooseFiles(find(page, 'input'), [pdf('a.pdf'), pdf('b.pdf')])
    await waitUntil(() => Array.isArray(value()) && lines(page).length === 3)
    expect(lines(page)).toEqual(['Retirer plan-2025.pdf', 'Retirer a.pdf', 'Retirer b.pdf'])
  })

  it('names the accepted types and the limit before one is chosen', async () => {
    const { page } = await renderInput('file', { accept: '.pdf,image/*' })
    const hint = find(page, `[id="${find(page, 'input').getAttribute('aria-describedby')}"]`)
    expect(text(hint)).toBe('Types acceptés : PDF, images – 8 Mo au plus')
  })

  it('is labelled as recommended when it is optional', async () => {
    const { page, check, error } = await renderInput('file')
    expect(text(find(page, 'legend'))).toBe('Champ (recommandé)')
    await check()
    expect(error()).toBeUndefined()
  })

  it('has the type of its extension when the system reports none', () => {
    expect(mediaTypeOf({ name: 'Photo.JPG', type: '' })).toBe('image/jpeg')
    expect(acceptsFile('image/*', { name: 'Photo.JPG', type: '' })).toBe(true)
    expect(acceptsFile('image/png, .PDF', { name: 'plan.pdf', type: '' })).toBe(true)
    expect(acceptsFile('image/png', { name: 'plan.pdf', type: 'application/pdf' })).toBe(false)
    expect(acceptsFile(undefined, { name: 'rien', type: '' })).toBe(true)
    expect(describeAccept('image/*,.pdf,application/pdf', (name) => name)).toEqual(['image', 'PDF'])
  })

  it('has the size that its base64 stands for', () => {
    for (const content of ['a', 'ab', 'abc', 'abcd']) {
      expect(sizeOf({ filename: 'a', contentType: 'b', file: btoa(content) })).toBe(content.length)
    }
  })
})

describe('several files', () => {
  it('stay in order, each with name, type and content', async () => {
    const { page, value } = await renderInput('multi-file')
    await chooseFiles(find(page, 'input'), [pdf('a.pdf', 'A'), pdf('b.pdf', 'B')])
    await waitUntil(() => lines(page).length === 2 && !page.querySelector('progress'))
    expect(value()).toEqual([
      { filename: 'a.pdf', contentType: 'application/pdf', file: btoa('A') },
      { filename: 'b.pdf', contentType: 'application/pdf', file: btoa('B') },
    ])
    expect(text(page)).toContain('2 fichiers, 2 o en tout')
    expect(text(find(page, '[role=status]'))).toBe('b.pdf a été ajouté')
  })

  it('show the progress of reading each', async () => {
    const { page } = await renderInput('multi-file')
    await chooseFiles(find(page, 'input'), [pdf('a.pdf'), pdf('b.pdf')])
    const bars = [...page.querySelectorAll('progress')].map((bar) => bar.getAttribute('aria-label'))
    expect(bars).toContain('Lecture de b.pdf')
    await waitUntil(() => !page.querySelector('progress'))
  })

  it('block a form that is sent while they are read', async () => {
    const { page, value, check, error } = await renderInput('multi-file')
    const files = Array.from({ length: 20 }, (_, index) => pdf(`${index}.pdf`))
    await chooseFiles(find(page, 'input'), files)
    await check()
    expect(error()).toContain('des fichiers sont encore en cours de lecture')
    await waitUntil(() => error() === undefined)
    expect(value()).toHaveLength(20)
  })

  it('are at most 50, and a notice counts the ignored ones', async () => {
    const { page, value } = await renderInput('multi-file', { max: 200 })
    await chooseFiles(
      find(page, 'input'),
      Array.from({ length: 53 }, (_, index) => pdf(`${index}.pdf`, 'x')),
    )
    await waitUntil(() => lines(page).length === 50 && !page.querySelector('progress'))
    expect(value()).toHaveLength(50)
    expect(text(find(page, 'p[role=alert]'))).toBe('50 fichiers au plus : 3 fichiers ont été ignorés.')
    expect(find(page, 'input[type=file]').hasAttribute('disabled')).toBe(true)
    expect(text(page)).toContain('La limite de 50 fichiers est atteinte')
  })

  it('that are rejected are listed by name, and the others are kept', async () => {
    const { page } = await renderInput('multi-file', { accept: '.pdf' })
    await chooseFiles(find(page, 'input'), [
      pdf('a.pdf'),
      new File(['x'], 'b.exe'),
      heavy('c.pdf', 8_000_001),
      pdf('d.pdf'),
    ])
    await waitUntil(() => lines(page).length === 2 && !page.querySelector('progress'))
    expect(alerts(page)).toEqual(['b.exe : ce type de fichier n’est pas accepté.', 'c.pdf : ce fichier dépasse 8 Mo.'])
    expect(lines(page)).toEqual(['Retirer a.pdf', 'Retirer d.pdf'])
  })

  it('do not exceed the total size of a form', async () => {
    const { page } = await renderInput('multi-file')
    await chooseFiles(find(page, 'input'), [heavy('a.pdf', 7_000_000), heavy('b.pdf', 7_000_000)])
    expect(alerts(page)).toEqual(['b.pdf : tous les fichiers ensemble dépasseraient 11 Mo.'])
    await waitUntil(() => !page.querySelector('progress'))
  })

  it('are removed one by one, and the focus moves to the next', async () => {
    const kept = ['a', 'b', 'c'].map((name) => ({
      filename: `${name}.pdf`,
      contentType: 'application/pdf',
      file: 'QQ==',
    }))
    const { page, value } = await renderInput('multi-file', { value: kept })
    await press(findPressable(page, 'Retirer b.pdf'))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Retirer c.pdf')
    await press(findPressable(page, 'Retirer c.pdf'))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Retirer a.pdf')
    await press(findPressable(page, 'Retirer a.pdf'))
    expect(document.activeElement).toBe(find(page, 'input[type=file]'))
    expect(value()).toEqual([])
    expect(text(find(page, '[role=status]'))).toBe('a.pdf a été retiré')
  })
})
