import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { renderComparisons } from '../../scripts/bench/page/contenders'
import { loadAll } from '../../scripts/bench/page/host'
import { isWhole } from '../helpers/sample'

describe('the pages that the bench compares', () => {
  it.runIf(isWhole)('are rendered alike by hand and by Beffroi', async () => {
    await loadAll()
    const root = document.body.appendChild(document.createElement('div'))
    const rendered = await act(async () => renderComparisons(root))
    root.remove()
    for (const { name, ours, theirs } of rendered) expect(theirs, name).toBe(ours)
    expect(rendered.every(({ ours }) => ours.length > 1000)).toBe(true)
  })
})
