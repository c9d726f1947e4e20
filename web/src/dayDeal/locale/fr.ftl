### Les donnes du jour : leur page seule charge ces phrases.

day-title = La donne du jour · Tablée
day-heading = La donne du jour
day-lead = La même main pour tout le monde, contre les mêmes robots. Un seul essai, sans conseil ni retour en arrière ; on compare quand on a fini.
day-none = Aucune boîte de cette étagère n’a de donne du jour.
day-waiting = Elle vous attend. Rien de ce que les autres ont joué n’est montré avant la fin de votre partie.
day-begun = Votre partie est commencée : elle reprend où vous l’avez laissée.
day-play = Jouer la donne du jour
day-go-on = Continuer
day-unfinished = Votre partie s’est arrêtée sans résultat.
day-place = { $place ->
    [1] Première place sur { $seats }
   *[other] Place { $place } sur { $seats }
}
day-compared = { $of ->
    [1] Une autre personne a joué cette donne : { $count ->
        [0] elle a fait mieux que vous
       *[other] elle n’a pas fait mieux que vous
    }.
   *[other] { $of } autres personnes ont joué cette donne : { $count ->
        [0] toutes ont fait mieux que vous
        [1] une n’a pas fait mieux que vous
       *[other] { $count } n’ont pas fait mieux que vous
    }.
}
day-first-here = Personne d’autre n’a encore fini cette donne. Revenez voir plus tard.
day-bar = { $place ->
    [1] 1ʳᵉ place
   *[other] { $place }ᵉ place
}
day-you = vous
day-others = { $count ->
    [1] Une partie contre d’autres robots n’est pas comparée.
   *[other] { $count } parties contre d’autres robots ne sont pas comparées.
}
day-device = Pas de compte : c’est la clé de cet appareil qui compte votre essai, et c’est tout ce que la maison peut savoir de vous. Le jour change à minuit, temps universel.
day-check = Vérifier la donne
day-explained = La maison tire la donne seule, mais la veille : elle en publie l’empreinte, que voici. Notez celle de demain ; « tablee verify » la retrouve dans l’enregistrement d’une partie finie, disponible dès le lendemain.
day-today = Aujourd’hui
day-tomorrow = Demain
day-yesterday = Hier
day-published = Publiée le { $when }.
day-late = La maison était fermée la veille : rien ne prouve que cette donne était fixée avant aujourd’hui.
day-secret = Son secret, ouvert :
day-copy = Copier l’empreinte de demain
