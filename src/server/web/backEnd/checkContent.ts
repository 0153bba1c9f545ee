import { limits } from '../../../../schemas/engine'
import { explainSyntax } from '../../../../schemas/json/explainSyntax'
import { routes } from '../../openapi/openapi'
import { BackEndFault } from './BackEndFault'
import { isTooDeep } from './isTooDeep'

const pictureType = /^image\/(?:avif|gif|jpeg|png|svg\+xml|webp)$/
const jsonType = /^application\/(?:[\w.-]+\+)?json$/

/** Paths that do not answer JSON, such as those of pictures, tiles and tracks, with their media types. */
const files = routes()
  .filter(({ answerTypes }) => answerTypes.length > 0 && !answerTypes.some((type) => jsonType.test(type)))
  .map(({ path, answerTypes }) => ({
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    isExpected: (type: string) =>
      answerTypes.includes(type) || (answerTypes.some((each) => pictureType.test(each)) && pictureType.test(type)),
  }))

/** Media types of the documents of a town. A browser shows a PDF and stores the others; none of them can run a script of the site. */
export const documentTypes: readonly string[] = [
  'application/pdf',
  'application/zip',
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
]

/** Documents that only a town's own back end has, by their file id. */
const documents = {
  pattern: /^\/file-service\/api\/v1\/file\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,119}$/,
  isExpected: (type: string) => documentTypes.includes(type),
}

/** Throws a `BackEndFault` unless an answer has the type of its path: a file of its media type, or JSON in UTF-8. */
export function checkContent({ pathname }: URL, headers: Headers, bytes: Uint8Array): void {
  const given = headers.get('content-type') ?? ''
  const type = given.split(';', 1).join().trim().toLowerCase()
  const file = [documents, ...files].find(({ pattern }) => pattern.test(pathname))
  if (!(file ? file.isExpected(type) : jsonType.test(type))) {
    const expected = file ? 'the file that the path names' : 'application/json'
    throw new BackEndFault('media-type', `${type || 'none'} instead of ${expected}`)
  }
  if (!file) checkJson(given, bytes)
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function checkJson(contentType: string, bytes: Uint8Array): void {
  if (isTooDeep(bytes, limits.levels)) {
    throw new BackEndFault('too-deep', `more than ${limits.levels} levels of lists and objects`)
  }
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    const [, named = 'none'] = /charset="?([\w-]+)/i.exec(contentType) ?? []
    throw new BackEndFault('charset', `not UTF-8; the answer names ${named}`)
  }
  try {
    JSON.parse(text)
  } catch (error) {
    throw syntaxFault(text, error)
  }
}

/** What V8 says of a text that ends too early. */
const endsEarly = /Unexpected end|Unterminated string/

/** Values of JavaScript and Python that JSON does not have. */
const foreignValue = /^-?(?:NaN|Infinity|undefined|None|True|False)\b/

/** Describes where a text stops being JSON, by line and column and without its words. */
function syntaxFault(text: string, error: unknown): BackEndFault {
  const at = explainSyntax(text)?.at ?? 0
  const isCut = text.slice(at).trim() === '' || (error instanceof Error && endsEarly.test(error.message))
  if (isCut) return new BackEndFault('cut-json', `the text ends after ${text.length} characters`)
  const lines = text.slice(0, at).split('\n')
  const place = `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`
  const [value] = foreignValue.exec(text.slice(at)) ?? []
  return new BackEndFault('not-json', value ? `${value} at ${place}` : place)
}
