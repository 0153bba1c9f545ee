import beffroi.*

fun thanks() = Action(
    ModalActionData(
        Modal(
            components = listOf(Block(DescriptionData("C’est envoyé."))),
            title = "Merci",
            buttons = listOf(ModalButton("Fermer", ModalButtonKind.PRIMARY, Action(CloseModalActionData))),
            closable = false,
        ),
    ),
)

fun cell() = Block(
    data = ContentCellData(
        title = "Le recyparc rouvre",
        description = Text("Dès lundi"),
        openStatus = ContentCellOpenStatus.OPEN,
        date = "2027-03-14T19:30:00+01:00",
        buttons = listOf(
            Button(
                label = "Horaires",
                kind = ButtonKind.LINK,
                action = Action(NavigationActionData("/contenu/recyparc", query = mapOf("tab" to "horaires"))),
            ),
        ),
        titleLines = 3,
    ),
    action = Action(RedirectActionData("https://www.example.org/recyparc", RedirectActionTarget.BLANK)),
    fallback = Block(DescriptionData("Le recyparc rouvre lundi.")),
)

fun page() = Page(
    title = "Déchets « et » \"propreté\" \\ 🗑",
    description = "Ligne une\nligne deux",
    image = Image(src = "recyparc.svg", alt = "", width = 1600, height = 900),
    favourite = PageFavourite("dechets", FavouriteType.CONTENT),
    breadcrumb = listOf(PageBreadcrumbItem("Accueil", "/"), PageBreadcrumbItem("Déchets")),
    components = listOf(
        Block(TitleData("Déchets", level = 1), id = "top", requires = mapOf("texts" to 2L)),
        cell(),
        Block(
            ColumnsData(
                listOf(
                    ColumnsColumn(listOf()),
                    ColumnsColumn(
                        listOf(
                            Block(
                                WasteCalendarData(
                                    listOf(
                                        WasteCalendarPickup(
                                            "2027-03-16",
                                            WasteCalendarPickupCategory.PMC,
                                            "Avant 6 h",
                                        ),
                                    ),
                                ),
                            ),
                            Block(PlaceCellData("Recyparc", PlaceCellStatus.OPEN, distance = 1250.5)),
                        ),
                    ),
                ),
            ),
        ),
        Block(
            CategoryTreeData(
                "category",
                listOf(
                    CategoryNode(
                        "Voirie",
                        children = listOf(
                            CategoryNode(
                                "Nid-de-poule",
                                payload = mapOf("category" to "pothole", "level" to 3, "urgent" to true),
                            ),
                            CategoryNode("Autre", payload = "other"),
                        ),
                    ),
                ),
            ),
        ),
        Block(
            CalendarListData(
                CalendarListCalendar(listOf("2027-03-16")),
                CalendarListList("/core-content-service/api/v1/web/portal/montclair/events", 0, listOf()),
            ),
        ),
        Block(
            FormData(
                inputs = listOf(
                    DynamicInputData(
                        "rappel",
                        "Un rappel",
                        DynamicInputType.DATE_TIME,
                        required = true,
                        future = false,
                    ),
                    DynamicInputData("note", "Note", DynamicInputType.NUMBER, value = 4, min = 0.5),
                ),
                method = FormMethod.POST,
                endpoint = "/core-content-service/api/v1/web/forms/fill",
                submitLabel = "Envoyer",
            ),
        ),
        Block(
            ButtonData("Signaler", kind = ButtonKind.DANGER, disabled = false),
            action = Action(
                SubmitActionData(
                    SubmitActionMethod.POST,
                    "/core-service/api/v1/web/portal/montclair/messages",
                    mapOf("subject" to "Dépôt", "urgent" to false, "count" to 2, "places" to listOf("a", null)),
                ),
                confirm = ActionConfirm("Envoyer ?", ok = "Oui"),
                then = thanks(),
                catch = Action(AddNotificationActionData("widget/recyparc/true")),
            ),
        ),
    ),
)

fun main() = println(page().toJson())
