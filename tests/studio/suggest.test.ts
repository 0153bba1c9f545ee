import { describe, expect, it } from 'vitest'
import { suggest } from '../../src/studio/editor/suggest'

/** Suggestions at the bar of a text. */
function at(marked: string) {
  const offset = marked.indexOf('|')
  const text = marked.replace('|', '')
  const { from, to, list } = suggest(text, offset)
  const pick = (label: string) => {
    const chosen = list.find((each) => each.label === label)
    if (!chosen) throw new Error(`no suggestion ${label} of ${list.map((each) => each.label)}`)
    const end = from + (chosen.caret ?? chosen.insert.length)
    const written = text.slice(0, from) + chosen.insert + text.slice(to)
    return `${written.slice(0, end)}|${written.slice(end)}`
  }
  return { labels: list.map(({ label }) => label), list, pick }
}

const poll = (data: string) => `{"components": [{"type": "poll", "data": ${data}}]}`

describe('names are suggested', () => {
  it.each([
    ['of a page', '{|}', ['title', 'components']],
    ['of a page, without those that are there', '{"title": "x", |}', ['components', 'description']],
    ['of a block', '{"components": [{|}]}', ['type', 'data']],
    ['of the data of a block', poll('{|}'), ['pollUid', 'question', 'responses']],
    ['while one is typed', poll('{"que|"}'), ['question']],
    ['without its quotes', poll('{que|}'), ['question']],
    ['of items', poll('{"responses": [{|}]}'), ['responseUid', 'response']],
    ['of a shared part', poll('{"image": {|}}'), ['src']],
    ['of an action', '{"type": "button", "data": {}, "action": {|}}', ['handler', 'data', 'then']],
    ['of the data of an action', '{"handler": "navigation", "data": {|}}', ['path']],
    [
      'of a block in a modal of an action',
      '{"handler": "modal", "data": {"modal": {"components": [{"type": "title", "data": {|}}]}}}',
      ['text', 'level'],
    ],
    ['of a block in an answer', '{"data": [{"type": "title", "data": {|}}]}', ['text']],
    ['of a block in a list', '[{"type": "title", "data": {|}}]', ['text']],
    ['in a text that ends', '{"components": [{"type": "title", "data": {"te|', ['text']],
  ])('%s', (_, marked, expected) => {
    expect(at(marked).labels).toEqual(expect.arrayContaining(expected))
  })

  it('but not twice, nor those of another block', () => {
    const { labels } = at(poll('{"question": "x", |}'))
    expect(labels).not.toContain('question')
    expect(labels).not.toContain('text')
  })

  it('required ones first, with type and schema', () => {
    const { list } = at(poll('{|}'))
    const order = list.map(({ isRequired }) => isRequired)
    expect(order).toEqual([...order].sort((a, b) => Number(b) - Number(a)))
    const responses = list.find(({ label }) => label === 'responses')
    expect(responses).toMatchObject({ isRequired: true, type: expect.stringContaining('[]') })
    expect(responses?.node?.string('description')).toContain('answers')
  })

  it.each([
    ['{|}', 'title', '{"title": "|"}'],
    ['{"ti|"}', 'title', '{"title": "|"}'],
    ['{"ti|": "x"}', 'title', '{"title"|: "x"}'],
    ['{|"components": []}', 'title', '{"title": "|","components": []}'],
    ['{"title": "x", |}', 'components', '{"title": "x", "components": [|]}'],
  ])('in %s and written as %s', (marked, label, written) => {
    expect(at(marked).pick(label)).toBe(written)
  })
})

describe('values are suggested', () => {
  it.each([
    ['types of blocks', '{"components": [{"type": "|"}]}', ['"poll"', '"title"']],
    ['types of a fallback', '{"type": "x", "fallback": {"type": |}}', ['"poll"']],
    ['handlers', '{"type": "button", "action": {"handler": "|"}}', ['"navigation"', '"modal"']],
    ['handlers of what follows', '{"handler": "back", "then": {"handler": "|"}}', ['"refresh"']],
    [
      'allowed values',
      '{"handler": "modal", "data": {"modal": {"components": [], "buttons": [{"kind": "|"}]}}}',
      ['"danger"'],
    ],
    ['yes and no', poll('{"multiple": |}'), ['true', 'false']],
    ['whole blocks in a list of them', '{"components": [|]}', ['poll', 'title']],
    ['languages', poll('{"locale": "|"}'), ['"fr"', '"nl"']],
  ])('%s', (_, marked, expected) => {
    expect(at(marked).labels).toEqual(expect.arrayContaining(expected))
  })

  it.each([
    ['{"components": [{"type": "po|"}]}', '"poll"', '{"components": [{"type": "poll"|}]}'],
    ['{"components": [{"type": |}]}', '"poll"', '{"components": [{"type": "poll"|}]}'],
    ['{"components": [{"type": "title"|}]}', '"poll"', '{"components": [{"type": "poll"|}]}'],
  ])('in %s and replace what stands there', (marked, label, written) => {
    expect(at(marked).pick(label)).toBe(written)
  })

  it.each(['{"title": "Bon|jour"}', '{"unknown": {"a": |}}', '|', 'Bonjour |'])('and none in %s', (marked) => {
    expect(at(marked).labels).toEqual([])
  })

  it('with an example of a whole block', () => {
    const block: unknown = JSON.parse(at('[|]').list.find(({ label }) => label === 'poll')?.insert ?? 'null')
    expect(block).toMatchObject({ type: 'poll', data: { question: expect.any(String) } })
  })
})
