import type { IssueExample, IssueText } from '../../../schemas/sources'
import { issueTexts } from '../../../schemas/sources'

/** Every code as SARIF describes a rule. There is no page on the web about them, so there is no address either. */
export function sarifRules() {
  return Object.entries(issueTexts()).map(([id, text]) => ({
    id,
    name: id.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: `${text.title}.` },
    fullDescription: { text: text.description },
    help: { text: `${text.why}\n\n${text.fix}`, markdown: markdown(text) },
    defaultConfiguration: { level: text.severity },
    properties: { tags: [text.foundBy] },
  }))
}

function markdown({ why, fix, wrong, right }: IssueText): string {
  return `${why}\n\n${fix}\n\nWrong:\n\n${fenced(wrong)}\n\nRight:\n\n${fenced(right)}\n`
}

function fenced({ text, document }: IssueExample): string {
  return `\`\`\`json\n${(text ?? JSON.stringify(document, null, 2)).trimEnd()}\n\`\`\``
}
