import { beforeEach, describe, expect, it } from 'vitest'
import { FixtureCard } from '../../src/studio/componentPage/FixtureCard'
import { readDraft } from '../../src/studio/drafts/fixtureDraft'
import { findFixture } from '../../src/studio/fixtures/catalogue'
import { packDocument } from '../../src/studio/share/sharedDocument'
import { packedFragment } from '../../src/studio/share/sharedFragment'
import { waitUntil } from '../helpers/waitUntil'
import { find, press, renderStudio } from './renderStudio'

const example = { text: '{"type":"title","data":{"text":"Exemple"}}', expected: [] }

beforeEach(() => localStorage.clear())

describe('an example', () => {
  it('shows the document that a link brings to its fixture, and goes back to the example', async () => {
    const received = '{"type":"title","data":{"text":"Reçu par un lien"}}'
    history.replaceState(null, '', packedFragment(await packDocument({ text: received })))
    try {
      const fixture = findFixture('blocks/title/valid/minimal') ?? expect.fail()
      const page = await renderStudio(<FixtureCard fixture={fixture} source={example} />, '/?fixture=valid/minimal')
      await waitUntil(() => expect(page.textContent).toContain('Ce document vient d’un lien.'))
      expect(page.textContent).toContain('Reçu par un lien')
      expect(readDraft(fixture.id)).toBeUndefined()
      await press(find(page, 'button', 'Revenir à l’exemple'))
      expect(page.textContent).toContain('Exemple')
      expect(page.textContent).not.toContain('Ce document vient d’un lien.')
      expect(location.hash).toBe('')
    } finally {
      history.replaceState(null, '', '/')
    }
  })

  it('offers the link of what it shows', async () => {
    const fixture = findFixture('blocks/title/valid/minimal') ?? expect.fail()
    const page = await renderStudio(<FixtureCard fixture={fixture} source={example} />)
    await press(find(page, 'button', 'Partager'))
    await waitUntil(() => find(page, 'dialog svg[role=img]'))
    const link = find(page, 'dialog input')
    expect(link).toHaveProperty('value', expect.stringContaining('/blocks/title?fixture=valid%2Fminimal'))
  })
})
