import { headingTag } from '../../../renderer/parts/Heading'
import { VisuallyHidden } from '../../../renderer/parts/VisuallyHidden'
import { isFramed } from '../frame/report'
import { useStudioText } from '../texts/StudioText'

/**
 * The headings a block stands under, so that its own, of whatever level, have their place in the outline. Alone: its
 * type, its folder and its name. In the gallery, where a heading of level 2 names it: one that says it is the preview.
 */
export function Outline({ fixture }: { fixture: string }) {
  const text = useStudioText()
  if (isFramed()) {
    return (
      <VisuallyHidden>
        <h3 lang={text('language')}>{text('fixture.drawn')}</h3>
      </VisuallyHidden>
    )
  }
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
