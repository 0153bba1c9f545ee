import beffroi.Beffroi.*;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    System.out.println(page().toJson());
  }

  private static Action thanks() {
    var close = new Action(new CloseModalActionData());
    return new Action(
        new ModalActionData(
            new Modal(List.of(new Block(new DescriptionData("C’est envoyé."))))
                .withTitle("Merci")
                .withButtons(List.of(new ModalButton("Fermer", ModalButtonKind.PRIMARY).withAction(close)))
                .withClosable(false)));
  }

  private static Block cell() {
    var hours = new NavigationActionData("/contenu/recyparc").withQuery(Map.of("tab", "horaires"));
    var data =
        new ContentCellData("Le recyparc rouvre")
            .withDescription(new Text("Dès lundi"))
            .withOpenStatus(ContentCellOpenStatus.OPEN)
            .withDate("2027-03-14T19:30:00+01:00")
            .withButtons(List.of(new Button("Horaires").withKind(ButtonKind.LINK).withAction(new Action(hours))))
            .withTitleLines(3);
    var redirect = new RedirectActionData("https://www.example.org/recyparc").withTarget(RedirectActionTarget.BLANK);
    return new Block(data)
        .withAction(new Action(redirect))
        .withFallback(new Block(new DescriptionData("Le recyparc rouvre lundi.")));
  }

  private static Page page() {
    var pickup = new WasteCalendarPickup("2027-03-16", WasteCalendarPickupCategory.PMC).withLabel("Avant 6 h");
    var place = new PlaceCellData("Recyparc", PlaceCellStatus.OPEN).withDistance(1250.5);
    var columns =
        new ColumnsData(
            List.of(
                new ColumnsColumn(List.of()),
                new ColumnsColumn(List.of(new Block(new WasteCalendarData(List.of(pickup))), new Block(place)))));
    var pothole =
        new CategoryNode("Nid-de-poule").withPayload(Map.of("category", "pothole", "level", 3, "urgent", true));
    var roads = new CategoryNode("Voirie").withChildren(List.of(pothole, new CategoryNode("Autre").withPayload("other")));
    var events =
        new CalendarListList("/core-content-service/api/v1/web/portal/montclair/events", 0).withComponents(List.of());
    var inputs =
        List.of(
            new DynamicInputData("rappel", "Un rappel", DynamicInputType.DATE_TIME).withRequired(true).withFuture(false),
            new DynamicInputData("note", "Note", DynamicInputType.NUMBER).withValue(4).withMin(0.5));
    var form = new FormData(inputs, FormMethod.POST, "/core-content-service/api/v1/web/forms/fill", "Envoyer");
    var submit =
        new SubmitActionData(SubmitActionMethod.POST, "/core-service/api/v1/web/portal/montclair/messages")
            .withFields(Map.of("subject", "Dépôt", "urgent", false, "count", 2, "places", Arrays.asList("a", null)));
    return new Page(
            "Déchets « et » \"propreté\" \\ 🗑",
            List.of(
                new Block(new TitleData("Déchets").withLevel(1)).withId("top").withRequires(Map.of("texts", 2L)),
                cell(),
                new Block(columns),
                new Block(new CategoryTreeData("category", List.of(roads))),
                new Block(new CalendarListData(new CalendarListCalendar(List.of("2027-03-16")), events)),
                new Block(form),
                new Block(new ButtonData("Signaler").withKind(ButtonKind.DANGER).withDisabled(false))
                    .withAction(
                        new Action(submit)
                            .withConfirm(new ActionConfirm("Envoyer ?").withOk("Oui"))
                            .withThen(thanks())
                            .withCatch(new Action(new AddNotificationActionData("widget/recyparc/true"))))))
        .withDescription("Ligne une\nligne deux")
        .withImage(new Image("recyparc.svg", "").withWidth(1600).withHeight(900))
        .withFavourite(new PageFavourite("dechets", FavouriteType.CONTENT))
        .withBreadcrumb(
            List.of(new PageBreadcrumbItem("Accueil").withPath("/"), new PageBreadcrumbItem("Déchets")));
  }
}
