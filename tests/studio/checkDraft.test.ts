import { describe, expect, it } from 'vitest'
import type { Issue } from '../../schemas'
import { checkDraft } from '../../src/studio/checks/checkDraft'
import { createChecker } from '../../src/studio/checks/createChecker'
import { eventually } from '../helpers/eventually'

const wrong = { type: 'title', data: { tetx: 'Un' } }

describe('the check of a document', () => {
  it.each([
    ['a block', wrong, '/data/text'],
    ['a page', { title: 'Un', components: [wrong] }, '/components/0/data/text'],
    ['a list of blocks', [wrong], '/0/data/text'],
    ['an answer', { data: { title: 'Un', components: [wrong] } }, '/data/components/0/data/text'],
    ['an answer with several', { data: [{ title: 'Un', components: [wrong] }] }, '/data/0/components/0/data/text'],
  ])('finds the issues of %s, with their place in the text', (_, document, pointer) => {
    const text = JSON.stringify(document, null, 2)
    const issue = checkDraft(text).find(({ code }) => code === 'missing-property')
    expect(issue?.pointer).toBe(pointer)
    expect(text.split('\n')[(issue?.line ?? 0) - 1]).toContain('"data"')
  })

  it('says where a text is not JSON', () => {
    expect(checkDraft('{\n"a": 1,\n}')).toMatchObject([{ code: 'not-json', line: 3 }])
  })
})

describe('a checker', () => {
  it('checks the last text when several come at once, also after its worker failed', async () => {
    const checked: [string, readonly Issue[]][] = []
    const target = new EventTarget()
    const worker = {
      addEventListener: (name: string, listener: EventListener) => target.addEventListener(name, listener),
      postMessage: () => target.dispatchEvent(new Event('error')),
      terminate() {},
    }
    for (const start of [() => undefined, () => worker]) {
      checked.length = 0
      const checker = createChecker((text, issues) => checked.push([text, issues]), start)
      for (const text of ['{', '{"a"', '[]']) checker.check(text)
      await eventually(() => expect(checked.map(([text]) => text)).toEqual(['[]']))
      checker.check(JSON.stringify(wrong))
      await eventually(() => expect(checked.at(-1)?.[1].map(({ code }) => code)).toContain('missing-property'))
      checker.end()
    }
  })
})
