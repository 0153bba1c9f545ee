from beffroi import (
    Action,
    ActionConfirm,
    AddNotificationActionData,
    Block,
    Button,
    ButtonData,
    CalendarListCalendar,
    CalendarListData,
    CalendarListList,
    CategoryNode,
    CategoryTreeData,
    CloseModalActionData,
    ColumnsColumn,
    ColumnsData,
    ContentCellData,
    DescriptionData,
    DynamicInputData,
    FormData,
    Image,
    Modal,
    ModalActionData,
    ModalButton,
    NavigationActionData,
    Page,
    PageBreadcrumbItem,
    PageFavourite,
    PlaceCellData,
    RedirectActionData,
    SubmitActionData,
    Text,
    TitleData,
    WasteCalendarData,
    WasteCalendarPickup,
)

thanks = Action(
    ModalActionData(
        Modal(
            components=[Block(DescriptionData("C’est envoyé."))],
            title="Merci",
            buttons=[ModalButton("Fermer", "primary", Action(CloseModalActionData()))],
            closable=False,
        )
    )
)

cell = Block(
    ContentCellData(
        title="Le recyparc rouvre",
        description=Text("Dès lundi"),
        openStatus="open",
        date="2027-03-14T19:30:00+01:00",
        buttons=[
            Button(
                label="Horaires",
                kind="link",
                action=Action(NavigationActionData("/contenu/recyparc", query={"tab": "horaires"})),
            )
        ],
        titleLines=3,
    ),
    action=Action(RedirectActionData("https://www.example.org/recyparc", target="blank")),
    fallback=Block(DescriptionData("Le recyparc rouvre lundi.")),
)

columns = ColumnsData(
    [
        ColumnsColumn([]),
        ColumnsColumn(
            [
                Block(WasteCalendarData([WasteCalendarPickup("2027-03-16", "PMC", label="Avant 6 h")])),
                Block(PlaceCellData("Recyparc", "OPEN", distance=1250.5)),
            ]
        ),
    ]
)

categories = CategoryTreeData(
    "category",
    [
        CategoryNode(
            "Voirie",
            children=[
                CategoryNode("Nid-de-poule", payload={"category": "pothole", "level": 3, "urgent": True}),
                CategoryNode("Autre", payload="other"),
            ],
        )
    ],
)

events = CalendarListData(
    CalendarListCalendar(["2027-03-16"]),
    CalendarListList("/core-content-service/api/v1/web/portal/montclair/events", 0, components=[]),
)

form = FormData(
    inputs=[
        DynamicInputData("rappel", "Un rappel", "date-time", required=True, future=False),
        DynamicInputData("note", "Note", "number", value=4, min=0.5),
    ],
    method="POST",
    endpoint="/core-content-service/api/v1/web/forms/fill",
    submitLabel="Envoyer",
)

report = Action(
    SubmitActionData(
        "POST",
        "/core-service/api/v1/web/portal/montclair/messages",
        fields={"subject": "Dépôt", "urgent": False, "count": 2, "places": ["a", None]},
    ),
    confirm=ActionConfirm("Envoyer ?", ok="Oui"),
    then=thanks,
    catch=Action(AddNotificationActionData("widget/recyparc/true")),
)

page = Page(
    title='Déchets « et » "propreté" \\ 🗑',
    description="Ligne une\nligne deux",
    image=Image(src="recyparc.svg", alt="", width=1600, height=900),
    favourite=PageFavourite("dechets", "content"),
    breadcrumb=[PageBreadcrumbItem("Accueil", "/"), PageBreadcrumbItem("Déchets")],
    components=[
        Block(TitleData("Déchets", level=1), id="top", requires={"texts": 2}),
        cell,
        Block(columns),
        Block(categories),
        Block(events),
        Block(form),
        Block(ButtonData("Signaler", kind="danger", disabled=False), action=report),
    ],
)

print(page.to_json())
