import type { CampContact, CampLocationView } from '../../../../../schemas/engine'
import { Fact, Facts } from '../../../pages/Fact'
import { useSession } from '../../../session/Session'

/** What a group must know of a location before it comes. */
export function LocationFacts({ location }: { location: CampLocationView }) {
  const { shellText: text } = useSession()
  const { capacity, fires, water, road, owner, forester, locale: lang } = location
  return (
    <Facts>
      <Fact icon="family" label={text('camps.capacity')}>
        <strong>{text('camps.people', { count: capacity })}</strong>
      </Fact>
      <Fact icon="warning" label={text('camps.fires')}>
        <span>{text(fires ? 'camps.firesAsked' : 'camps.firesForbidden')}</span>
      </Fact>
      <Fact icon="swim" label={text('camps.water')}>
        <span lang={lang}>{water}</span>
      </Fact>
      <Fact icon="map" label={text('camps.road')}>
        <span lang={lang}>{road}</span>
      </Fact>
      <Fact icon="user" label={text('camps.owner')}>
        <Contact contact={owner} />
      </Fact>
      <Fact icon="tree" label={text('camps.forester')}>
        <Contact contact={forester} />
      </Fact>
    </Facts>
  )
}

function Contact({ contact: { name, phone, email } }: { contact: CampContact }) {
  return (
    <>
      <strong>{name}</strong>
      <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </>
  )
}
