import { findDepartures } from '../../../../src/server/api/transit/timetable/findDepartures'
import { batchTarget } from '../../../../src/server/db/gtfs/batchTarget'
import { textSource } from '../../../../src/server/db/gtfs/GtfsSource'
import { type FeedOptions, importFeed } from '../../../../src/server/db/gtfs/importFeed'
import type { Database } from '../../../../src/server/db/Tables'

/** The files of a feed, by name without `.txt`. Each line is a row. */
export type Files = Readonly<Record<string, readonly string[]>>

export const textsOf = (files: Files, lineEnd = '\n'): Map<string, string> =>
  new Map(Object.entries(files).map(([name, lines]) => [`${name}.txt`, lines.map((line) => line + lineEnd).join('')]))

/** A feed with everything that makes timetables hard: Wednesday is 10 March 2027. */
export const oddFeed: Files = {
  agency: [
    '\uFEFFagency_id,agency_name,agency_url,agency_timezone',
    'odd,Odd lines,https://odd.example/,Europe/Brussels',
  ],
  stops: [
    'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,platform_code',
    'P1,,,,0,S,1',
    'P2,Gare centrale,50.6441,5.7941,0,S,2',
    'S,Gare centrale,50.644,5.794,1,,',
    'ENTRY,Entrée,50.644,5.794,2,S,',
    'A,"Arrêt, A",50.6424,5.7907,0,,',
    'M,Milieu,50.643,5.792,,,',
    'B,Bout du monde,50.9,6.2,0,,',
    'C,Horloge,50.6447,5.7898,0,,',
  ],
  routes: [
    'route_id,agency_id,route_short_name,route_long_name,route_type,route_color,route_text_color',
    'R1,odd,1,One,3,FFD500,000000',
    'R2,odd,IC,Inter city,2,not a colour,',
  ],
  calendar: [
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    'WK,1,1,1,1,1,0,0,20270101,20271231',
  ],
  calendar_dates: [
    'service_id,date,exception_type',
    'WK,20270311,2',
    'DATES,20270308,1',
    'CLOCK,20270328,1',
    'CLOCK,20271031,1',
  ],
  trips: [
    'route_id,service_id,trip_id,trip_headsign',
    'R1,WK,T1,"Bout, par A"',
    'R1,WK,NIGHT,Nuit',
    'R2,DATES,LONG,',
    'R1,WK,FREQ,Souvent',
    'R1,CLOCK,EARLY,Tôt',
    'R1,CLOCK,LATE,Tard',
  ],
  frequencies: ['trip_id,start_time,end_time,headway_secs', 'FREQ,10:00:00,11:00:00,1200'],
  stop_times: [
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type',
    'T1,08:30:00,08:30:00,B,40,,',
    'T1,08:00:00,08:00:00,P1,10,,',
    'T1,08:09:00,08:10:00,A,20,,',
    'T1,,,M,30,,',
    'NIGHT,25:30:00,25:30:00,P1,1,,',
    'NIGHT,25:45:00,25:45:00,A,2,,',
    'NIGHT,26:00:00,26:00:00,B,3,,',
    'LONG,23:00:00,23:00:00,P2,1,,',
    'LONG,50:00:00,51:00:00,A,2,,',
    'LONG,52:00:00,52:00:00,B,3,,',
    'FREQ,6:00:00,6:00:00,P1,1,,',
    'FREQ,06:10:00,06:10:00,A,2,0,',
    'FREQ,06:15:00,06:15:00,M,3,1,',
    'FREQ,06:20:00,06:20:00,B,4,,',
    'EARLY,00:30:00,00:30:00,C,1,,',
    'EARLY,00:40:00,00:40:00,B,2,,',
    'LATE,03:30:00,03:30:00,C,1,,',
    'LATE,03:40:00,03:40:00,B,2,,',
  ],
}

/** The official sample feed, by its figures: nine stops of the Demo Transit Authority. It ran until 2010. */
export const sampleFeed: Files = {
  agency: ['agency_id,agency_name,agency_url,agency_timezone', 'DTA,Demo,http://dta.example/,America/Los_Angeles'],
  stops: [
    'stop_id,stop_name,stop_lat,stop_lon',
    ...['FUR_CREEK_RES', 'BEATTY_AIRPORT', 'BULLFROG', 'STAGECOACH', 'NADAV', 'NANAA', 'DADAN', 'EMSI', 'AMV'].map(
      (id, index) => `${id},${id},36.${index + 4},-116.${index + 1}`,
    ),
  ],
  routes: [
    'route_id,route_short_name,route_long_name,route_type',
    ...['AB,10', 'BFC,20', 'STBA,30', 'CITY,40', 'AAMV,50'].map((route) => `${route},,3`),
  ],
  calendar: [
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    'FULLW,1,1,1,1,1,1,1,20070101,20101231',
    'WE,0,0,0,0,0,1,1,20070101,20101231',
  ],
  calendar_dates: ['service_id,date,exception_type', 'FULLW,20070604,2'],
  trips: [
    'route_id,service_id,trip_id',
    ...['AB,FULLW,AB1', 'AB,FULLW,AB2', 'STBA,FULLW,STBA', 'CITY,FULLW,CITY1', 'CITY,FULLW,CITY2', 'BFC,FULLW,BFC1'],
    ...['BFC,FULLW,BFC2', 'AAMV,WE,AAMV1', 'AAMV,WE,AAMV2', 'AAMV,WE,AAMV3', 'AAMV,WE,AAMV4'],
  ],
  frequencies: [
    'trip_id,start_time,end_time,headway_secs',
    'STBA,6:00:00,22:00:00,1800',
    ...['CITY1', 'CITY2'].flatMap((trip) => [
      `${trip},6:00:00,7:59:59,1800`,
      `${trip},8:00:00,9:59:59,600`,
      `${trip},10:00:00,15:59:59,1800`,
      `${trip},16:00:00,18:59:59,600`,
      `${trip},19:00:00,22:00:00,1800`,
    ]),
  ],
  stop_times: [
    'trip_id,stop_sequence,stop_id,arrival_time,departure_time',
    ...['STBA,1,STAGECOACH,6:00:00,6:00:00', 'STBA,2,BEATTY_AIRPORT,6:20:00,6:20:00'],
    ...['CITY1,1,STAGECOACH,6:00:00,6:00:00', 'CITY1,2,NANAA,6:05:00,6:07:00', 'CITY1,3,NADAV,6:12:00,6:14:00'],
    ...['CITY1,4,DADAN,6:19:00,6:21:00', 'CITY1,5,EMSI,6:26:00,6:28:00'],
    ...['CITY2,1,EMSI,6:28:00,6:30:00', 'CITY2,2,DADAN,6:35:00,6:37:00', 'CITY2,3,NADAV,6:42:00,6:44:00'],
    ...['CITY2,4,NANAA,6:49:00,6:51:00', 'CITY2,5,STAGECOACH,6:56:00,6:58:00'],
    ...['AB1,1,BEATTY_AIRPORT,8:00:00,8:00:00', 'AB1,2,BULLFROG,8:10:00,8:15:00'],
    ...['AB2,1,BULLFROG,12:05:00,12:05:00', 'AB2,2,BEATTY_AIRPORT,12:15:00,12:15:00'],
    ...['BFC1,1,BULLFROG,8:20:00,8:20:00', 'BFC1,2,FUR_CREEK_RES,9:20:00,9:20:00'],
    ...['BFC2,1,FUR_CREEK_RES,11:00:00,11:00:00', 'BFC2,2,BULLFROG,12:00:00,12:00:00'],
    ...['AAMV1,1,BEATTY_AIRPORT,8:00:00,8:00:00', 'AAMV1,2,AMV,9:00:00,9:00:00'],
    ...['AAMV2,1,AMV,10:00:00,10:00:00', 'AAMV2,2,BEATTY_AIRPORT,11:00:00,11:00:00'],
    ...['AAMV3,1,BEATTY_AIRPORT,13:00:00,13:00:00', 'AAMV3,2,AMV,14:00:00,14:00:00'],
    ...['AAMV4,1,AMV,15:00:00,15:00:00', 'AAMV4,2,BEATTY_AIRPORT,16:00:00,16:00:00'],
  ],
}

/** The stops of the feed have uids that begin with `montclair-odd-`. */
export const importOdd = (db: Database, files: ReadonlyMap<string, string>, options: Partial<FeedOptions> = {}) =>
  db.transaction().execute((transaction) =>
    importFeed(batchTarget(transaction), textSource(files), {
      portal: 'montclair',
      name: 'odd',
      now: new Date('2027-03-10T09:00:00Z'),
      ...options,
    }),
  )

/** The departures of a stop at a time, as `day time line direction`. */
export async function departuresAt(
  db: Database,
  uid: string,
  now: string,
  count: number,
  timeZone = 'Europe/Brussels',
) {
  const [found] = await findDepartures({ db, name: 'montclair', now: new Date(now), timeZone }, [{ uid, count }])
  if (!found) throw new Error(`There is no stop ${uid}.`)
  return found.departures.map(({ day, time, line, direction }) => `${day} ${time} ${line} ${direction}`)
}
