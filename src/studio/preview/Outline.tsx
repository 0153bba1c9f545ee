import { headingTag } from '../../../renderer/parts/Heading'
import { VisuallyHidden } from '../../../renderer/parts/VisuallyHidden'
import { isFramed } from '../frame/report'

/**
 * The headings a block stands under, so that its own have their place in the outline of the document: its type, its
 * folder and its name. In the gallery the headings around the frame are these.
 */
export function Outline({ fixture }: { fixture: string }) {
  if (isFramed()) return null
  return fixture
    .split('/')
    .slice(1)
    .map((part, index) => {
      const Tag = headingTag(index + 1)
      return (
        <VisuallyHidden key={part}>
          <Tag>{part}</Tag>
        </VisuallyHidden>
      )
    })
}
