import Foundation

let thanks = Action(
    .modal(
        ModalActionData(
            modal: Modal(
                components: [Block(.description(DescriptionData(text: "C’est envoyé.")))],
                title: "Merci",
                buttons: [
                    ModalButton(label: "Fermer", kind: .primary, action: Action(.closeModal(CloseModalActionData())))
                ],
                closable: false))))

let cell = Block(
    .contentCell(
        ContentCellData(
            title: "Le recyparc rouvre",
            description: Text(text: "Dès lundi"),
            openStatus: .open,
            date: "2027-03-14T19:30:00+01:00",
            buttons: [
                Button(
                    label: "Horaires",
                    kind: .link,
                    action: Action(
                        .navigation(NavigationActionData(path: "/contenu/recyparc", query: ["tab": "horaires"]))))
            ],
            titleLines: 3)),
    action: Action(.redirect(RedirectActionData(url: "https://www.example.org/recyparc", target: .blank))),
    fallback: Block(.description(DescriptionData(text: "Le recyparc rouvre lundi."))))

let columns = ColumnsData(columns: [
    ColumnsColumn(components: []),
    ColumnsColumn(components: [
        Block(
            .wasteCalendar(
                WasteCalendarData(pickups: [
                    WasteCalendarPickup(date: "2027-03-16", category: .pmc, label: "Avant 6 h")
                ]))),
        Block(.placeCell(PlaceCellData(title: "Recyparc", status: .open, distance: 1250.5))),
    ]),
])

let categories = CategoryTreeData(
    name: "category",
    nodes: [
        CategoryNode(
            title: "Voirie",
            children: [
                CategoryNode(title: "Nid-de-poule", payload: ["category": "pothole", "level": 3, "urgent": true]),
                CategoryNode(title: "Autre", payload: "other"),
            ])
    ])

let events = CalendarListData(
    calendar: CalendarListCalendar(dates: ["2027-03-16"]),
    list: CalendarListList(
        query: "/core-content-service/api/v1/web/portal/montclair/events", total: 0, components: []))

let form = FormData(
    inputs: [
        DynamicInputData(
            name: "rappel", label: "Un rappel", inputType: .dateTime, required: true, future: false),
        DynamicInputData(name: "note", label: "Note", inputType: .number, value: 4, min: 0.5),
    ],
    method: .post,
    endpoint: "/core-content-service/api/v1/web/forms/fill",
    submitLabel: "Envoyer")

let report = Action(
    .submit(
        SubmitActionData(
            method: .post,
            endpoint: "/core-service/api/v1/web/portal/montclair/messages",
            fields: ["subject": "Dépôt", "urgent": false, "count": 2, "places": ["a", nil]])),
    confirm: ActionConfirm(title: "Envoyer ?", ok: "Oui"),
    then: thanks,
    catch: Action(.addNotification(AddNotificationActionData(path: "widget/recyparc/true"))))

let page = Page(
    title: "Déchets « et » \"propreté\" \\ 🗑",
    components: [
        Block(.title(TitleData(text: "Déchets", level: 1)), id: "top", requires: ["texts": 2]),
        cell,
        Block(.columns(columns)),
        Block(.categoryTree(categories)),
        Block(.calendarList(events)),
        Block(.form(form)),
        Block(.button(ButtonData(label: "Signaler", kind: .danger, disabled: false)), action: report),
    ],
    description: "Ligne une\nligne deux",
    image: Image(src: "recyparc.svg", alt: "", width: 1600, height: 900),
    favourite: PageFavourite(favoriteUid: "dechets", type: .content),
    breadcrumb: [PageBreadcrumbItem(title: "Accueil", path: "/"), PageBreadcrumbItem(title: "Déchets")])

let text = try JSONEncoder().encode(page)
let again = try JSONEncoder().encode(JSONDecoder().decode(Page.self, from: text))
print(String(decoding: again, as: UTF8.self))
