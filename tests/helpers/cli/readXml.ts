import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { validateXML } from 'xmllint-wasm'

const published = join(import.meta.dirname, '../../cli/published')

/** The errors that libxml2 reports for an XML text and a published schema. */
export async function faultsOfXml(xml: string, schema: string): Promise<string[]> {
  const xsd = { fileName: schema, contents: readFileSync(join(published, schema), 'utf8') }
  const { errors } = await validateXML({ xml: { fileName: 'report.xml', contents: xml }, schema: xsd })
  return errors.map(({ rawMessage }) => rawMessage)
}

type Element = { name: string; attributes: Record<string, string>; text: string; parent: Record<string, string> }

/** The elements with these names, in document order. `parent` is the attributes of the parent. Fails for malformed XML. */
export async function elementsOf(xml: string, names: readonly string[]): Promise<Element[]> {
  const { errors, normalized } = await validateXML({
    xml: { fileName: 'report.xml', contents: xml },
    normalization: 'c14n',
  })
  if (errors.length > 0) throw new Error(errors.map(({ rawMessage }) => rawMessage).join('\n'))
  const document = parseDocument(normalized, { xmlMode: true })
  return DomUtils.getElementsByTagName((name) => names.includes(name), document).map((element) => ({
    name: element.name,
    attributes: element.attribs,
    text: DomUtils.textContent(element),
    parent: element.parent && 'attribs' in element.parent ? element.parent.attribs : {},
  }))
}
