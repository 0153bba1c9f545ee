import { describe, expect, it } from 'vitest'
import { blockTypes, handlerNames } from '../../schemas'
import { checkText } from '../../src/studio/checks/checkText'
import { compareIssues, isAsExpected } from '../../src/studio/checks/compareIssues'
import { FixtureCard } from '../../src/studio/componentPage/FixtureCard'
import { loadFixtures } from '../../src/studio/fixtures/loadFixtures'
import { ComponentList } from '../../src/studio/gallery/ComponentList'
import { find, renderStudio } from './renderStudio'

const pageOf = (name: string) => (handlerNames.some((handler) => handler === name) ? 'actions' : 'blocks')

describe.each([...blockTypes, ...handlerNames])('the gallery', (name) => {
  it(`judges every fixture of ${name} as its file says`, async () => {
    const collection = pageOf(name)
    const loaded = await loadFixtures(collection, name)
    const judged = loaded.map(({ fixture, source }) => {
      const { issues } = checkText(source.text, collection)
      const verdict = isAsExpected(compareIssues(source.expected, issues)) ? 'as expected' : 'a defect'
      return [fixture.name, issues.length === 0, verdict]
    })
    expect(judged).toEqual(loaded.map(({ fixture }) => [fixture.name, fixture.isValid, 'as expected']))
  })
})

it('the list of the gallery leads to every block, every action and the page for developers', async () => {
  const page = await renderStudio(<ComponentList onChoose={() => {}} />)
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(
    expect.arrayContaining([...blockTypes, ...handlerNames].map((name) => `/${pageOf(name)}/${name}`)),
  )
  expect(find(page, 'a', 'Pour les développeurs').getAttribute('href')).toBe('/docs')
})

const poll = (await loadFixtures('blocks', 'poll')).filter(({ fixture }) => !fixture.isValid)

it.each(poll.map(({ fixture, source }) => ({ name: fixture.name, fixture, source })))(
  'the issue of poll/$name is below the line it belongs to',
  async ({ fixture, source }) => {
    const page = await renderStudio(<FixtureCard fixture={fixture} source={source} />)
    const [issue] = source.expected
    if (!issue) throw new Error('The fixture expects no issue.')
    // A lint rule may report another line as well.
    const note = find(page, '[data-severity]:not([data-line])', issue.code)
    expect(note.textContent).toContain(issue.pointer || '(racine)')
    let line = note.previousElementSibling
    while (line && !line.matches('[data-line]')) line = line.previousElementSibling
    const property = issue.pointer.split('/').at(-1) ?? ''
    const isNamed = issue.code !== 'missing-property' && !/^\d*$/.test(property)
    expect(line?.textContent).toContain(isNamed ? `"${property}"` : '')
  },
)
