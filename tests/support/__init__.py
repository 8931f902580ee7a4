"""What the tests of several folders share; what one folder alone needs lies there.

Three kinds of people come to tables. A `Person` (``tables``) sits in a house of this process, where time is made up. A
`Guest` (``guest``) comes to a real server over plain HTTP and a plain socket; with a page in a browser it is a
`Visitor` (``browsing``). A `Witness` (``witness``) comes with our own client, plays on whatever happens to its servers
(``playing_online``), and has written down all that it was told, to be held against the log.
"""
