/** What the tests of one block check: each line of `npm run check <block>`, its files of tests, and how to cure what they find. */
export const blockChecks = (type) => [
  {
    name: 'fixtures',
    files: ['tests/contract/fixtures.test.ts', 'tests/contract/schemas.test.ts', 'tests/contract/completeness.test.ts'],
    cure: `Correct the files in fixtures/blocks/${type}; "npm run new fixtures ${type}" writes those that are missing.`,
  },
  {
    name: 'coverage',
    files: ['tests/contract/coverage.test.ts'],
    cure: `Write an invalid fixture that breaks each of these rules, or run "npm run new fixtures ${type}".`,
  },
  {
    name: 'texts',
    files: ['tests/contract/textGroups.test.ts', 'tests/renderer/blocks/rawKeys.test.tsx'],
    cure: 'Name the group of the texts last in the line of the block in renderer/blocks/index.ts.',
  },
  {
    name: 'fields',
    files: ['tests/renderer/blocks/fields.test.tsx'],
    cure: `Draw each field in renderer/blocks/${type}, and show it in a valid fixture.`,
  },
  {
    name: 'render and hydration',
    files: ['tests/renderer/blocks/serverHtml.test.tsx'],
    cure: `The first HTML in a browser must be that of the server: no clock, no window and no random number while a component renders.`,
  },
  {
    name: 'axe (in happy-dom: without layout, so without contrast and sizes, which "npm test" measures in Chromium)',
    files: ['tests/renderer/blocks/axe.test.tsx'],
    cure: `Change the markup of renderer/blocks/${type} as the rule says.`,
  },
]
