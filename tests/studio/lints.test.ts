import { expect, it } from 'vitest'
import { lintText } from '../../src/studio/checks/checkText'

const text = `{
  "type": "button",
  "data": {
    "label": "Cliquez ici",
    "action": { "handler": "navigation", "data": { "path": "/publications" } }
  }
}`

it('the studio shows lint warnings of a valid text at their lines', () => {
  const found = lintText(text, 'blocks').map(({ code, severity, line }) => [code, severity, line])
  expect(found).toEqual([
    ['vague-link', 'warning', 4],
    ['unknown-path', 'warning', 5],
  ])
})

it('the studio lints neither a text that is not JSON nor past dates of fixtures', () => {
  expect(lintText('{', 'blocks')).toEqual([])
  const event = { type: 'content-cell', data: { title: 'Marché', dataType: 'event', date: '2001-01-01T09:00:00Z' } }
  expect(lintText(JSON.stringify(event), 'blocks')).toEqual([])
})
