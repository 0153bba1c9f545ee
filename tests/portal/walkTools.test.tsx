// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { waitUntil } from '../helpers/waitUntil'
import { defaultAnswers, visit } from './visit'

const load = vi.hoisted(() => vi.fn())
vi.mock('../../src/portal/services/walks/offline/DownloadPanel', () => {
  load()
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('the page of a walk stays when the network is cut before the code of its offline copy is there', async () => {
  const walk = {
    uid: 'rives',
    poiUid: 'walk-rives',
    title: 'Les rives',
    length: 4.2,
    duration: 65,
    difficulty: 'EASY',
    steps: [],
  }
  const { problems } = await visit('/valbeau/balade/rives', { ...defaultAnswers, '/balades/rives': walk })
  await waitUntil(() => expect(load).toHaveBeenCalled())
  await waitUntil(() => expect(document.querySelector('a[href="/valbeau/balade/rives/imprimer"]')).toBeTruthy())
  expect(document.querySelector('h1')?.textContent).toBe('Les rives')
  expect(problems()).toEqual([])
})
