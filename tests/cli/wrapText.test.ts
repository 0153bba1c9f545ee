import { expect, it } from 'vitest'
import { issueTexts } from '../../schemas/sources'
import { displayWidth, wrapText } from '../../src/cli/terminal/fitText'

it('wrapText keeps all text within the width, and quotation marks with their word', () => {
  for (const { description, why, fix } of Object.values(issueTexts())) {
    for (const width of [30, 47, 75, 100]) {
      for (const text of [description, why, fix]) {
        const lines = wrapText(text, width)
        expect(lines.join(' ')).toBe(text)
        for (const line of lines) {
          expect(displayWidth(line)).toBeLessThanOrEqual(width)
          expect(line).not.toMatch(/«$|^»/)
        }
      }
    }
  }
})
